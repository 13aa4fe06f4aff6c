import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { freePort } from '../scripts/free-port.mjs';

// `npm run dev`: one process, as in production. Vite compiles the site on request and pushes changes to the browser,
// Next does the same for the admin.
const vite = await createServer({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  // A port of its own for the channel to the browser, so that two projects can run side by side.
  server: { middlewareMode: true, ws: { host: '127.0.0.1', port: await freePort() } },
});
const { startDevelopment } = await vite.ssrLoadModule('/src/dev.ts');
await startDevelopment(vite);
