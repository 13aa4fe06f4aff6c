import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedExports } from './drop-unused-exports.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, '../dist/client/embed');

/** Two builds: `--mode calculator` first, then `--mode loader`, whose script names the calculator's version. */
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
    emptyOutDir: mode !== 'loader',
    minify: true,
    modulePreload: false,
    rollupOptions:
      mode === 'loader'
        ? {
            input: join(root, 'src/stamp-duty.ts'),
            output: { format: 'iife', entryFileNames: 'stamp-duty.js' },
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
