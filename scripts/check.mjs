import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root, run } from './node-path.mjs';

// npm run check: format, lint, types, structure and unit tests, within a minute. `-- --no-tests` leaves out the tests.
await installIfNeeded();
const args = ['--quick', ...process.argv.slice(2)];
process.exit(await run(pinnedNode(), [join(root, 'scripts/checks/run.mjs'), ...args]));
