/**
 * Imports a made feed three times into a fresh DATA_DIR (new, sent again, all prices changed) and prints rates and the
 * peak memory: import-child.ts {database} {listings}.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { importFeed } from '../site/src/features/feeds/import-feed.ts';
import { startPayload } from '../site/src/server/payload.ts';
import { FEED_AGENCY, makeFeed } from './make-feed.ts';
import { ownMemory } from './own-memory.ts';
import type { Row } from './report.ts';

const database = process.argv[2] ?? 'SQLite';
const count = Number(process.argv[3] ?? 10_000);
const dir = String(process.env.DATA_DIR);

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
await payload.create({
  collection: 'offices',
  data: { name: 'Bench', feedAgentIds: [FEED_AGENCY], _status: 'published' },
});
const first = join(dir, 'first.xml');
const second = join(dir, 'second.xml');
await makeFeed({ path: first, count });
await makeFeed({ path: second, count, round: 1 });

const idle = ownMemory();
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, ownMemory());
}, 20);

const rows: Row[] = [];
await take({
  path: first,
  what: 'new listings',
  counter: 'created',
  atLeast: database === 'SQLite' ? 1000 : 600,
});
await take({ path: first, what: 'the same file again', counter: 'unchanged', atLeast: 5000 });
await take({ path: second, what: 'changed listings', counter: 'updated', atLeast: 600 });
clearInterval(watch);
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
rows.push({
  what: `${database}: peak memory over ${count.toLocaleString('en-AU')} listings (${megabytes(statSync(first).size)} MB of XML)`,
  figure: `${megabytes(peak)} MB, ${megabytes(idle)} MB before`,
  value: megabytes(peak),
  unit: 'MB',
});
console.log(`ROWS ${JSON.stringify(rows)}`);
process.exit(0);

async function take({
  path,
  what,
  counter,
  atLeast,
}: {
  path: string;
  what: string;
  counter: 'created' | 'unchanged' | 'updated';
  atLeast?: number;
}): Promise<void> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const { finished } = await importFeed({ payload, source: { path }, origin: 'command' });
  const [run] = await finished;
  const seconds = (performance.now() - startedAt) / 1000;
  if (run?.[counter] !== count)
    throw new Error(`${what}: ${JSON.stringify({ ...run, problems: run?.problems.slice(0, 3) })}`);
  const rate = count / seconds;
  const { user, system } = process.cpuUsage(cpu);
  rows.push({
    what: `${database}: import, ${what}`,
    figure: `${Math.round(rate)}/s, ${((user + system) / 1_000_000).toFixed(1)} s of CPU time`,
    value: rate,
    unit: 'listings/s',
    ...(atLeast ? { limit: `at least ${atLeast}/s (the peer: 30/s)`, holds: rate >= atLeast } : {}),
  });
}
