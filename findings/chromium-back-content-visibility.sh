#!/usr/bin/env bash
# Expected: after Back a long page is at the line that was read, also with `content-visibility: auto`: `contain-intrinsic-size: auto`
# remembers real heights, and scroll anchoring corrects what changes.
# Seen: when Back loads the page again, its parts have the guessed heights, the old number of pixels is scrolled, and the line that was read is
# hundreds of pixels away. Without `content-visibility` it is where it was.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell), driven by puppeteer-core 24.43.1 (npm). Seen on 2026-11-30.
# To read: https://drafts.csswg.org/css-contain-2/#content-visibility, https://drafts.csswg.org/css-sizing-4/#intrinsic-size-override
source "$(dirname "$0")/packages.sh"
debian chromium-headless-shell=150.0.7871.100-1~deb12u1 chromium-common=150.0.7871.100-1~deb12u1
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
echo '<!doctype html><title>next</title>' >next.html
for value in auto visible; do
  {
    echo "<!doctype html><title>$value</title><style>section { content-visibility: $value; contain-intrinsic-height: auto 700px }</style>"
    for part in $(seq 20); do echo "<section><p id=p$part style=height:300px>Part $part</section>"; done
  } >"$value.html"
done
cat >back.mjs <<'JS'
import puppeteer from 'puppeteer-core';
const [executablePath, folder] = process.argv.slice(2);
const browser = await puppeteer.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-features=BackForwardCache']});
for (const value of ['auto', 'visible']) {
  const page = await browser.newPage();
  await page.goto(`file://${folder}/${value}.html`);
  const top = () => page.evaluate(() => document.querySelector('#p15').getBoundingClientRect().top);
  while ((await top()) > 100) await page.evaluate(() => new Promise((resolve) => {
    scrollBy(0, 100);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  }));
  const before = await top();
  await page.goto(`file://${folder}/next.html`);
  await page.goBack();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  console.log(`${value}: ${Math.abs((await top()) - before) > 100 ? 'elsewhere' : 'at its place'}`);
}
await browser.close();
JS
expect 'the line that was read' "$(node back.mjs "$folder/usr/lib/chromium/chromium-headless-shell" "$folder" | xargs)" 'auto: elsewhere visible: at its place'
