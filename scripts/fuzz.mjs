import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

// npm run fuzz [-- how many requests]: made-up requests at every address of a server of their own, and a table of the answers.
await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const [count = '36000', seed = '1'] = process.argv.slice(2);
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'e2e',
  '--retry',
  '0',
  'e2e/fuzz.e2e.test.ts',
];
const env = { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed };
process.exit(await run(pinnedNode(), vitest, { env }));
