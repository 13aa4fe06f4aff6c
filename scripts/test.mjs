import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installIfNeeded } from './install.mjs';
import { pinnedNode, root, run } from './node-path.mjs';

// npm test: everything that can fail, on the pinned Node, and a last line that counts it. The browser is installed beside
// the packages, which leave a core free; where it cannot be had, the end-to-end tests fail and say so.
await Promise.all([installIfNeeded(), ensureBrowser()]);
process.exit(await run(pinnedNode(), [join(root, 'scripts/checks/run.mjs'), ...process.argv.slice(2)]));
