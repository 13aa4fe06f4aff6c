import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
const siteSource = fileURLToPath(new URL('./site/src', import.meta.url));
export default defineConfig({ resolve: { alias: [{ find: /^#site\//, replacement: `${siteSource}/` }] }, test: { name: 'e2e', include: ['e2e/**/*.e2e.test.{ts,tsx}'], globalSetup: ['scratch.global.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 } });
