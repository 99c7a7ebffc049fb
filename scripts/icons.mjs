/** `npm run icons`: draws the app's PNG icons out of `public/icon.svg` in Chromium. Run it after the drawing has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { ROOT, stop } from './install.mjs';

/** Of the drawing in the middle of a maskable icon: launchers may cut everything beyond 80% away. */
const SAFE = 0.74;

/** `whole`: the ground fills the square, and the launcher rounds the corners. */
const ICONS = [
  { name: 'icon-192.png', size: 192, whole: false },
  { name: 'icon-512.png', size: 512, whole: false },
  { name: 'icon-maskable-512.png', size: 512, whole: true },
  { name: 'apple-touch-icon.png', size: 180, whole: true },
];

const executablePath = findChromium();
if (!executablePath) stop('No Chromium was found; set CHROME_PATH to its program file.');
const drawing = readFileSync(join(ROOT, 'public', 'icon.svg'), 'utf8');
const ground = /<rect[^>]*fill="([^"]+)"/.exec(drawing)?.[1] ?? stop('public/icon.svg has no ground.');

const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS, headless: true });
const page = await browser.newPage();
for (const { name, size, whole } of ICONS) {
  const side = Math.round(whole ? size * SAFE : size);
  await page.setViewport({ width: size, height: size });
  await page.setContent(`<style>html, body { margin: 0; background: ${whole ? ground : 'transparent'} } body { display: grid; place-items: center; height: ${size}px } svg { width: ${side}px; height: ${side}px }</style>${drawing}`);
  writeFileSync(join(ROOT, 'public', name), await page.screenshot({ omitBackground: !whole }));
  console.log(`public/${name}`);
}
await browser.close();
