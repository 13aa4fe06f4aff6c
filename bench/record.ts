import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one uncached page costs: ms of CPU time for a request, and its size in bytes as sent plain and as gzip. */
export type PageCost = { cpuMs: number; bytes: number; gzipBytes: number };
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
    `${cost.cpuMs.toFixed(2)} ms CPU${change(cost.cpuMs, before?.cpuMs)}`,
    `${kilobytes(cost.bytes)}${change(cost.bytes, before?.bytes)}`,
    `${kilobytes(cost.gzipBytes)} gzip${change(cost.gzipBytes, before?.gzipBytes)}`,
  ].join(' · ');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function change(now: number, before: number | undefined): string {
  if (!before) return '';
  const percent = Math.round((now / before - 1) * 100);
  return ` (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`;
}
