cd Samples/EmptyWindow
cp View.xib Old.xib
nibsh View.xib -c "insert '<stackView opaque=\"NO\" contentMode=\"scaleToFill\" axis=\"vertical\" spacing=\"8\" id=\"sTa-ck-001\"><rect key=\"frame\" x=\"20\" y=\"300\" width=\"200\" height=\"80\"/><subviews><label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" text=\"Name\" id=\"lAb-el-001\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/><color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></label><button contentMode=\"scaleToFill\" title=\"kept\" id=\"bUt-to-001\"><gizmo kind=\"odd\"/></button></subviews></stackView>' into R0L.subviews --force" -c save
# New objects are added one by one as people would do it; only what no command makes is inserted as XML.
nibsh diff --script Old.xib View.xib | tee add.nibsh
nibsh -f add.nibsh -c save Old.xib > /dev/null && cmp Old.xib View.xib && echo equal
