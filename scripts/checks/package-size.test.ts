import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** The duty package as a browser would load all of it, tables included: bytes after brotli. */
const DUTY_LIMIT = 25_000;

it('the whole duty package, with all tables, is under 25 KB', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL('../../packages/duty/src/index.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const code = built.output.map((file) => ('code' in file ? file.code : '')).join('');
  expect(code).toContain('New South Wales');
  expect(brotliCompressSync(code).length).toBeLessThan(DUTY_LIMIT);
});
