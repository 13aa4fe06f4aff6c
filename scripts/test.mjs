import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root, run } from './node-path.mjs';

// npm test: everything that can fail, on the pinned Node, and a last line that counts it.
await installIfNeeded();
process.exit(await run(pinnedNode(), [join(root, 'scripts/checks/run.mjs'), ...process.argv.slice(2)]));
