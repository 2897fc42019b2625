# A Homebrew formula. For a release, replace URL, VERSION and SHA256 as Documentation/RELEASING.md says.
class Nibsh < Formula
  desc "Interactive shell for Interface Builder documents"
  homepage "URL"
  url "URL/archive/refs/tags/vVERSION.tar.gz"
  sha256 "SHA256"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  # 'picture' runs its rsvg-convert to write PNG.
  depends_on "librsvg" => :recommended
  uses_from_macos "expat"
  uses_from_macos "libedit"

  def install
    system "Scripts/install", "--prefix", prefix
    (lib/"nibsh/installed").unlink
  end

  test do
    cp_r pkgshare/"samples/EmptyWindow/.", testpath
    assert_match "UILabel", shell_output("#{bin}/nibsh --no-journal View.xib -c tree")
  end
end
