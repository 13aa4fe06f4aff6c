import { installIfNeeded } from './install.mjs';
import { pinnedNode, run } from './node-path.mjs';

await installIfNeeded();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.exit(await run(pinnedNode(), ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)]));
