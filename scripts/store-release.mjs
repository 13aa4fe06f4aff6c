import { join } from 'node:path';
import { pinnedNode, root, run } from './node-path.mjs';

// npm run store-release: an install of this version, on both databases, for the tests of upgrades
// (docs/develop/release.md). Run it with each release, and after the first migration was replaced.
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const file = 'site/src/testing/releases/store-release.int.test.ts';
process.exit(
  await run(pinnedNode(), [vitest, 'run', '--project', 'sqlite', '--project', 'postgres', file], {
    env: { ...process.env, NODE_ENV: undefined, STORE_RELEASE: '1' },
  }),
);
