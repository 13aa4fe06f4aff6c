/**
 * node measure.mjs URL CHROMIUM FLAGS: prints the mobile performance score of a page as JSON, with its largest
 * contentful paint and total blocking time in ms and its layout shift. FLAGS is a JSON array.
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
  const figure = (id) => {
    const { numericValue } = lhr.audits[id] ?? {};
    if (numericValue === undefined)
      throw new Error(
        `${url}: Lighthouse could not measure ${id}. ${lhr.runtimeError?.message ?? lhr.audits[id]?.errorMessage ?? ''}`,
      );
    return numericValue;
  };
  console.log(
    JSON.stringify({
      score: lhr.categories.performance?.score ?? 0,
      lcpMs: figure('largest-contentful-paint'),
      blockedMs: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    }),
  );
} finally {
  await chrome.kill();
}
