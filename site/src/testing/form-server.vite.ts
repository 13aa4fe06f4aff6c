import { defineConfig } from 'vite';
import site from '../../vite.config.ts';

/** What cannot be built in (native code, or only loaded by tools), or expects to be there once. */
const LOADED = [
  ...['sharp', 'libsql', '@libsql/client', 'pg', 'pg-native', 'drizzle-kit', 'prettier', 'esbuild'],
  ...['next', '@next/env', 'critters', 'react', 'react-dom', '@payloadcms/ui'],
];

/**
 * Builds form-server.ts with its packages in it: Node takes 2.5 of 4.5 s of processor time to find and read their
 * thousands of files, and the test that kills servers starts many.
 */
export default defineConfig((env) => {
  const config = site(env);
  return {
    ...config,
    build: { ...config.build, minify: false, rollupOptions: { input: 'src/testing/form-server.ts' } },
    ssr: { noExternal: true, external: LOADED },
  };
});
