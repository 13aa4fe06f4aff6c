import { existsSync } from 'node:fs';
import { hasApt, installDebianPackages } from './debian-packages.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What the browser is started with: no window, and nothing asked of anybody but the pages it is sent to. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium without a window's parts: Debian's package of what Playwright itself runs without a window. A page costs it a
 * quarter of the work (decision 150).
 */
const SHELL = { place: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/**
 * Added to {@link BROWSER_FLAGS} in tests: one process draws all pages, instead of two for each, and no script is compiled
 * a second time to run faster, since no page lives long enough for that to pay off.
 */
export const TEST_FLAGS = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--js-flags=--no-opt --no-maglev',
];

/** Where a Chromium or Chrome stands on this machine, as people use it, if there is one. */
export const findBrowser = () => PLACES.find((path) => existsSync(path));

/** The browser of the end-to-end tests: the one without a window's parts, or else a whole one. */
export const findTestBrowser = () => (existsSync(SHELL.place) ? SHELL.place : findBrowser());

/**
 * A browser for the end-to-end tests: the one that is cheap to run and a whole one, which the test of the browser's memory
 * of pages needs, installed from Debian as root or through sudo without a password. Where only a whole one can be had, it
 * does for all. Undefined when there is none; the reason is printed.
 */
export async function ensureBrowser() {
  const missing = [
    ...(existsSync(SHELL.place) ? [] : [SHELL.package]),
    ...(findBrowser() ? [] : ['chromium']),
  ];
  if (missing.length > 0 && (hasApt() || !findBrowser()))
    await installDebianPackages(missing, 'the end-to-end tests');
  const found = findBrowser() && findTestBrowser();
  if (!found)
    console.error(
      'The end-to-end tests need Chromium or Chrome, and it could not be installed. Install one (on Debian: apt-get install chromium chromium-headless-shell) and run npm test again.',
    );
  return found;
}
