import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What one uncached page costs: ms of CPU time for a request, and its size in bytes as sent plain and as gzip.
 * `referenceMs` is what a fixed piece of work took at the same time, since the same machine is faster or slower by the
 * hour; changes are those of the share between the two.
 */
export type PageCost = { cpuMs: number; referenceMs: number; bytes: number; gzipBytes: number };
type Costs = { at: string; node: string; costs: Record<string, PageCost> };

const file = join(import.meta.dirname, 'page-costs.json');

/** The costs of the last release, which are committed with it. `npm run bench -- pages --record` writes new ones. */
export function readRecord(): Costs | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the costs that later runs are compared with. */
export function writeRecord(costs: Record<string, PageCost>): void {
  const record: Costs = { at: new Date().toISOString().slice(0, 10), node: process.version, costs };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** A cost as printed, each figure with its change against the record: `1.74 ms CPU (−3 %) · 61.0 kB (+0 %)`. */
export function costText(cost: PageCost, before: PageCost | undefined): string {
  return [
    `${cost.cpuMs.toFixed(2)} ms CPU = ${shareOf(cost).toFixed(2)} of the reference${change(shareOf(cost), before && shareOf(before))}`,
    `${kilobytes(cost.bytes)}${change(cost.bytes, before?.bytes)}`,
    `${kilobytes(cost.gzipBytes)} gzip${change(cost.gzipBytes, before?.gzipBytes)}`,
  ].join(' · ');
}

/** CPU time of a request as a share of the fixed piece of work: what can be compared from one machine and hour to another. */
export const shareOf = ({ cpuMs, referenceMs }: Pick<PageCost, 'cpuMs' | 'referenceMs'>) =>
  cpuMs / referenceMs;

/** CPU time, in ms, of a fixed piece of work like that of a page: reading JSON, making texts, joining and encoding them. */
export function referenceMs(): number {
  const cards = JSON.stringify(
    Array.from({ length: 200 }, (_, id) => ({
      id,
      title: `${id} Sample Street`,
      text: 'A home – “near” all. '.repeat(20),
    })),
  );
  const work = () => {
    const parts = (JSON.parse(cards) as { id: number; title: string; text: string }[]).map(
      ({ id, title, text }) =>
        `<li id="${id}"><h3>${title}</h3><p>${text.replaceAll('“', '&ldquo;')}</p></li>`,
    );
    return Buffer.from(parts.join('')).length;
  };
  for (let round = 0; round < 200; round += 1) work();
  const before = process.cpuUsage();
  const rounds = 600;
  for (let round = 0; round < rounds; round += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function change(now: number, before: number | undefined): string {
  if (!before) return '';
  const percent = Math.round((now / before - 1) * 100);
  return ` (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`;
}
