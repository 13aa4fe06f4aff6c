import { existsSync } from 'node:fs';
import { run } from './node-path.mjs';

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

/** Where a Chromium or Chrome stands on this machine, if there is one. */
export const findBrowser = () => PLACES.find((path) => existsSync(path));

/**
 * A browser for the end-to-end tests: one that is there, else Debian's, installed as root or through sudo without a password.
 * Undefined when there is none and none could be had; the reason is printed.
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command, rest, { env }).catch(() => 1);
  };
  console.log('No Chromium here; installing Debian’s …');
  const installed =
    (await apt('update')) === 0 && (await apt('install', '-y', '--no-install-recommends', 'chromium')) === 0;
  if (!installed || !findBrowser())
    console.error(
      'The end-to-end tests need Chromium or Chrome, and it could not be installed. Install one (on Debian: apt-get install chromium) and run npm test again.',
    );
  return findBrowser();
}
