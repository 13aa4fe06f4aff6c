import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leadHashes } from './src/features/leads/forms/lead-hashes.ts';
import { CLIENT_ENTRIES } from './src/server/assets.ts';

const clientEntries: Record<string, string> = Object.fromEntries(
  CLIENT_ENTRIES.map((source) => [basename(source).replace(/\.(css|ts)$/, ''), source]),
);

const root = fileURLToPath(new URL('.', import.meta.url));

/** What every page has, or has before any island asks for more: naming it again would be weight in each chunk. */
const isNew = (file: string): boolean =>
  !/^assets\/(site|site\.client|rolldown-runtime|jsx-runtime)-/.test(file);

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), tailwindcss()],
  // Known when the site is built, so that pages need not load the forms to know which one a hash opens.
  define: { LEAD_FORM_HASHES: JSON.stringify(leadHashes) },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies: (_file, needs) => needs.filter(isNew) },
    assetsInlineLimit: 0,
    // MapLibre, which loads only when a visitor asks for the map. Everything else has a budget of its own.
    chunkSizeWarningLimit: 1200,
    ...(isSsrBuild
      ? {
          rollupOptions: {
            input: {
              main: 'src/main.ts',
              import: 'src/commands/import.ts',
              export: 'src/commands/export.ts',
              admin: 'src/commands/admin.ts',
              backup: 'src/commands/backup.ts',
              restore: 'src/commands/restore.ts',
              'move-database': 'src/commands/move-database.ts',
              'move-files': 'src/commands/move-files.ts',
            },
          },
        }
      : {
          rollupOptions: {
            input: clientEntries,
            // Hashes do not compress, and the table of islands names forty files: one character less is 20 bytes of each page.
            output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
          },
        }),
  },
  // Our packages are TypeScript source and are built in; everything else is loaded from node_modules. npm keeps altcha-lib
  // in site/node_modules, where dist/server would not find it. culori has 150 files, which would each be loaded at the start.
  ssr: {
    noExternal: [/^@frontage\//, 'altcha-lib', 'culori'],
    external: ['payload', 'react', 'react-dom', 'sharp'],
  },
  server: { middlewareMode: true },
  appType: 'custom',
}));
