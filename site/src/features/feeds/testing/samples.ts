import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dir = join(process.cwd(), 'packages/reaxml/fixtures');

/** Names of the REAXML files of many systems, in order. */
export const samples = readdirSync(dir)
  .filter((name) => name.endsWith('.xml'))
  .sort();

/** Where a sample lies. */
export const samplePath = (name: string): string => join(dir, name);

/** The agency codes in all samples, in capital letters. */
export function sampleCodes(): string[] {
  const codes = samples.flatMap((name) =>
    [...readFileSync(samplePath(name), 'latin1').matchAll(/<agentid>\s*([^<\s]+)\s*</gi)].map(([, code]) =>
      String(code).toUpperCase(),
    ),
  );
  return [...new Set(codes)];
}

/** What the reader is expected to hand over of a sample: the file beside it. */
export const expectedItems = <Item extends { kind: string }>(name: string): Item[] =>
  JSON.parse(readFileSync(samplePath(name.replace(/xml$/, 'json')), 'utf8')) as Item[];

/** Whether a sample is to be refused as a whole. */
export const isRefused = (name: string): boolean =>
  expectedItems(name).some(({ kind }) => kind === 'rejected');
