"""The web page as browsers fetch it: bundled, compressed, with addresses that name its version."""
