import { join } from 'node:path';
import { pinnedNode, root, run } from './node-path.mjs';

// Payload's own command (generate:types, migrate:create …) with this project's configuration and the pinned Node.
const code = await run(pinnedNode(), [join(root, 'node_modules/payload/bin.js'), ...process.argv.slice(2)], {
  env: { ...process.env, PAYLOAD_CONFIG_PATH: join(root, 'site/src/payload.config.ts') },
});
process.exit(code);
