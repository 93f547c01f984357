// A headless Chromium, the machine's own.
import { chromium } from "playwright-core";

export function openBrowser() {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}
