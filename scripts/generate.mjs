import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, run } from './node-path.mjs';

// What is derived from the collections: Payload's types and the admin's import map. Then says whether the migrations
// are up to date with them.
const dataDir = mkdtempSync(join(tmpdir(), 'frontage-generate-'));
const payload = join(root, 'scripts/payload.mjs');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const steps = [
  [payload, 'generate:types'],
  [payload, 'generate:importmap'],
  [
    vitest,
    ...['run', '--project', 'sqlite', '--project', 'postgres', 'site/src/testing/migrations.int.test.ts'],
  ],
];
let code = 0;
for (const args of steps) {
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir };
  code = await run(pinnedNode(), args, { env });
  if (code !== 0) break;
}
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
