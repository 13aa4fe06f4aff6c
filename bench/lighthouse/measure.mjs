/**
 * node measure.mjs URL CHROMIUM FLAGS: prints the mobile performance score of a page as JSON, with the texts of its
 * largest contentful paint, total blocking time and layout shift. FLAGS is a JSON array.
 */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [url, chromePath, flags] = process.argv.slice(2);
const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: JSON.parse(flags) });
try {
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'error',
  });
  const text = (id) => lhr.audits[id]?.displayValue ?? '?';
  console.log(
    JSON.stringify({
      score: lhr.categories.performance?.score ?? 0,
      lcpMs: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
      tbt: text('total-blocking-time'),
      cls: text('cumulative-layout-shift'),
    }),
  );
} finally {
  await chrome.kill();
}
