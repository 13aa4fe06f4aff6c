import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { benchLighthouse, benchScripts } from './browser.ts';
import { child } from './child.ts';
import { benchPages } from './pages.ts';
import type { Row } from './report.ts';
import { startServer } from './server.ts';

const PAGE_BENCH_LISTINGS = 10_000;

/** The parts of the bench, by the name they are called by. */
export const parts: Record<string, () => Promise<Row[]>> = { search, pages, browser };

async function search(): Promise<Row[]> {
  const sqlite = await inTemporaryFolder((dataDir) =>
    child<Row[]>({ script: 'search-child.ts', args: ['SQLite'], env: { DATA_DIR: dataDir } }),
  );
  const server = await startPostgres();
  try {
    const postgres = await inTemporaryFolder((dataDir) =>
      child<Row[]>({ script: 'search-child.ts', args: ['PostgreSQL'], env: { DATA_DIR: dataDir, DATABASE_URL: server.url() } }),
    );
    return [...sqlite, ...postgres];
  } finally {
    await server.stop();
  }
}

function pages(): Promise<Row[]> {
  return inTemporaryFolder(async (dataDir) => {
    const listingPaths = await child<string[]>({
      script: 'fill-child.ts',
      args: [String(PAGE_BENCH_LISTINGS)],
      env: { DATA_DIR: dataDir },
    });
    return benchPages({ dataDir, listingPaths });
  });
}

function browser(): Promise<Row[]> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir });
    try {
      const search = await (await fetch(`${server.url}/buy`)).text();
      const listing = /href="(\/property\/[^"]+)"/.exec(search)?.[1];
      if (!listing) throw new Error('/buy shows no listing to measure.');
      const measured = [
        { name: 'home', path: '/', awakeKilobytes: 90 },
        { name: 'search', path: '/buy', awakeKilobytes: 100 },
        { name: 'listing', path: listing, awakeKilobytes: 110 },
      ];
      const scripts = await benchScripts({ url: server.url, pages: measured });
      return [...scripts, ...(await benchLighthouse({ url: server.url, pages: measured }))];
    } finally {
      await server.stop();
    }
  });
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
