# Colors of the project's asset catalogs and of the system in the dark appearance.
cd Samples/EmptyWindow
mkdir -p Assets.xcassets/Brand.colorset
printf '%s' '{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0x00","blue":"0","alpha":"1.000"}}},
{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"0x33","green":"0.400","blue":"255","alpha":"0.500"}}}],
"info":{"author":"xcode","version":1}}' > Assets.xcassets/Brand.colorset/Contents.json
nibsh View.xib --dry-run -c 'set AxH textColor Brand' -c 'picture AxH' -c 'picture AxH --dark' -c 'set AxH textColor systemRedColor' -c 'picture AxH --dark' | grep -E '<text|height="[0-9.]+" fill="#[0-9a-f]+"/>'
