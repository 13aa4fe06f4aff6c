import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const siteSource = fileURLToPath(new URL('./site/src', import.meta.url));

export default defineConfig({
  resolve: { alias: [{ find: /^#site\//, replacement: `${siteSource}/` }] },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'site/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/*.int.test.ts', '**/node_modules/**'],
  },
});
