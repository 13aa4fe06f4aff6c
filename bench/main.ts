/**
 * npm run bench            everything
 * npm run bench -- search  one part: search, map, pages, leads, import, import-large, import-visitors, alerts, loops, browser, editor, ten-blocks, staff, places, duty
 * npm run bench -- soak     twenty minutes of mixed traffic (SOAK_MINUTES), scale: a million listings (SCALE_LISTINGS, SCALE_LEADS),
 *                          instances: one to three behind HAProxy (INSTANCES_CHANGES); all only when they are named
 *
 * npm run bench -- pages --record  writes bench/page-costs.json, which is committed with a release
 *
 * Each part prints its figures beside the limit or peer they are held against and writes bench/results/{part}.json.
 */
import { LONG_PARTS, parts } from './parts.ts';
import { report } from './report.ts';

const record = process.argv.includes('--record');
const wanted = process.argv.slice(2).filter((name) => name !== '--record');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. Choose from: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length ? !wanted.includes(name) : LONG_PARTS.includes(name)) continue;
  report({ name, rows: await part({ record }) });
}
process.exit(0);
