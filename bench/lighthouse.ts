import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { startCaddy } from './proxy.ts';
import { percentile, type Row } from './report.ts';
import { type BenchServer, untilIdle } from './server.ts';

/** Lighthouse has a folder and a lock file of its own: nothing else needs it, and it brings thousands of files. */
const FOLDER = join(import.meta.dirname, 'lighthouse');
const run = promisify(execFile);

/** With the most time until its largest contentful paint, in ms: 1,500 where nothing else is said. */
type Page = { name: string; path: string; mostLcpMs?: number };
type Measured = { score: number; lcpMs: number; blockedMs: number; shift: number };

/**
 * Lighthouse's mobile score and times, medians of three runs, of pages as visitors get them: through Caddy, by TLS and
 * HTTP/2. Installs Lighthouse and Caddy when they are first used.
 */
export async function benchLighthouse({
  server,
  pages,
}: {
  server: BenchServer;
  pages: Page[];
}): Promise<Row[]> {
  if (!existsSync(join(FOLDER, 'node_modules/lighthouse')))
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
  const caddy = await startCaddy(server.port);
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      await visitOften(server.url + page.path);
      // It compresses what was asked for often, and draws the demo's pictures after a first start.
      await untilIdle(server.pid, 300);
      rows.push(...(await measureOften(page, caddy.url)));
    }
    return rows;
  } finally {
    await caddy.stop();
  }
}

async function measureOften({ name, path, mostLcpMs = 1500 }: Page, url: string): Promise<Row[]> {
  const runs: Measured[] = [];
  const once = () => measure(url + path);
  for (let turn = 0; turn < 3; turn += 1)
    // Now and then Lighthouse sees no paint at all, rarely twice in a row.
    runs.push(await once().catch(once).catch(once));
  const median = (figure: keyof Measured) =>
    percentile(
      runs.map((each) => each[figure]),
      50,
    );
  const [score, lcpMs] = [median('score'), median('lcpMs')];
  const [blockedMs, shift] = [median('blockedMs'), median('shift')];
  const each = (figure: keyof Measured, digits: number, unit: number) =>
    runs.map((one) => (one[figure] / unit).toFixed(digits)).join(', ');
  return [
    {
      what: `${name}: Lighthouse, mobile`,
      figure: `${score.toFixed(2)} (${each('score', 2, 1)}), layout shift ${shift.toFixed(2)}`,
      value: score,
      unit: 'score',
      limit: 'at least 1.00, no shift',
      holds: score >= 1 && shift < 0.01,
    },
    {
      what: `${name}: largest contentful paint, mobile`,
      figure: `${(lcpMs / 1000).toFixed(2)} s (${each('lcpMs', 2, 1000)})`,
      value: lcpMs,
      unit: 'ms',
      limit: `at most ${mostLcpMs / 1000} s`,
      holds: lcpMs <= mostLcpMs,
    },
    {
      what: `${name}: blocking time, mobile`,
      figure: `${Math.round(blockedMs)} ms (${each('blockedMs', 0, 1)})`,
      value: blockedMs,
      unit: 'ms',
      limit: 'at most 50 ms',
      holds: blockedMs <= 50,
    },
  ];
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
    ['measure.mjs', url, chromium, JSON.stringify([...BROWSER_FLAGS, '--ignore-certificate-errors'])],
    { cwd: FOLDER },
  );
  return JSON.parse(stdout) as Measured;
}
