import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** One figure of a bench, with the limit or peer it was measured against in the same run. */
export type Row = {
  what: string;
  /** As printed. */
  figure: string;
  value: number;
  unit: string;
  /** The limit or peer, as text. */
  limit?: string;
  holds?: boolean;
};

/** The p-th percentile of a list of numbers (nearest rank). */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((p / 100) * sorted.length) - 1))] ?? Number.NaN
  );
}

/** Prints the figures as a table and writes them to bench/results/{name}.json. */
export function report({ name, rows }: { name: string; rows: Row[] }): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  console.log(`\n${name}`);
  for (const { what, figure, limit, holds } of rows) {
    const verdict = holds === undefined ? '' : holds ? 'holds' : 'MISSED';
    console.log(`  ${what.padEnd(width)}  ${figure.padEnd(figures)}  ${limit ?? ''} ${verdict}`.trimEnd());
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ name, at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  );
}
