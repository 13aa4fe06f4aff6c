import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import type { Row } from './report.ts';

/** Lighthouse has a folder and a lock file of its own: nothing else needs it, and it brings thousands of files. */
const FOLDER = join(import.meta.dirname, 'lighthouse');
const run = promisify(execFile);

type Measured = { score: number; lcpMs: number; tbt: string; cls: string };

/** Lighthouse's mobile performance score, the median of three runs. Installs Lighthouse when it is first used. */
export async function benchLighthouse({
  url,
  pages,
}: {
  url: string;
  pages: { name: string; path: string; mostLcpMs?: number }[];
}): Promise<Row[]> {
  if (!existsSync(join(FOLDER, 'node_modules/lighthouse')))
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
  const rows: Row[] = [];
  for (const { name, path, mostLcpMs } of pages) {
    await visitOften(url + path);
    const runs: Measured[] = [];
    for (let turn = 0; turn < 3; turn += 1) runs.push(await measure(url + path));
    const [, { score, lcpMs, tbt, cls }] = runs.sort((a, b) => a.score - b.score) as [unknown, Measured];
    const lcp = `${(lcpMs / 1000).toFixed(2)} s`;
    rows.push({
      what: `${name}: Lighthouse, mobile`,
      figure: `${score.toFixed(2)} (LCP ${lcp}, TBT ${tbt}, CLS ${cls})`,
      value: score,
      unit: 'score',
      limit: 'at least 0.98',
      holds: score >= 0.98,
    });
    if (mostLcpMs)
      rows.push({
        what: `${name}: largest contentful paint, mobile`,
        figure: lcp,
        value: lcpMs,
        unit: 'ms',
        limit: `at most ${mostLcpMs / 1000} s`,
        holds: lcpMs <= mostLcpMs,
      });
  }
  return rows;
}

/** Visits a page until it is compressed as pages are that are asked for often. */
async function visitOften(url: string): Promise<void> {
  for (let visit = 0; visit < 8; visit += 1) {
    await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    await wait(500);
  }
}

async function measure(url: string): Promise<Measured> {
  const chromium = findBrowser();
  if (!chromium) throw new Error('Lighthouse needs Chromium: install it, then run the bench again.');
  const { stdout } = await run(
    process.execPath,
    ['measure.mjs', url, chromium, JSON.stringify(BROWSER_FLAGS)],
    { cwd: FOLDER },
  );
  return JSON.parse(stdout) as Measured;
}
