import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedExports } from './drop-unused-exports.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, '../dist/client/embed');

/** The scripts that stand alone, by mode: `loader` names the version of the calculator, so that is built first. */
const SCRIPTS: Record<string, string> = { loader: 'stamp-duty', calculators: 'calculators', frame: 'frame' };

/** One build for each: `--mode calculator` first, then those of SCRIPTS. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [react(), dropUnusedExports()],
  resolve: { alias: [{ find: /^#site\//, replacement: join(root, '../site/src/') }] },
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ...(mode === 'loader' ? { CALCULATOR: JSON.stringify(`/embed/calculator.js?v=${version()}`) } : {}),
  },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: mode === 'calculator',
    minify: true,
    modulePreload: false,
    rollupOptions:
      mode in SCRIPTS
        ? {
            input: join(root, `src/${SCRIPTS[mode]}.ts`),
            output: { format: 'iife', entryFileNames: `${SCRIPTS[mode]}.js` },
          }
        : {
            input: join(root, 'src/calculator.tsx'),
            preserveEntrySignatures: 'strict',
            output: { format: 'es', entryFileNames: 'calculator.js', codeSplitting: false },
          },
  },
}));

function version(): string {
  return createHash('sha256')
    .update(readFileSync(join(outDir, 'calculator.js')))
    .digest('hex')
    .slice(0, 12);
}
