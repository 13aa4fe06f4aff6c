import crypto, { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import { createPictureFont } from '../server/picture-font/picture-font.ts';
import { TEST_FONT_DIR } from '../server/picture-font/testing/test-font.ts';
import { dropDatabase } from './postgres-database.ts';

// Files follow each other in one process, which loads Payload and Next once. Each starts from nothing nonetheless:
// our own modules are loaded again, what they keep on `globalThis` is removed, and the clock runs.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
for (const name of Object.keys(globalThis))
  if (name.startsWith('__frontage')) Reflect.deleteProperty(globalThis, name);
// No afterAll runs in a file whose tests are all skipped, so its Payload may still be registered.
(globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
keepDrawingFont();

cheapenPasswords();

// Runs before each database test file is loaded: the environment is read once, so it must be set before anything reads it.
const dataDir = mkdtempSync(join(tmpdir(), 'frontage-test-'));
const database = inject('testDatabase');
const databaseUrl =
  database.kind === 'postgres'
    ? Object.assign(new URL(database.server), { pathname: `/test_${randomBytes(6).toString('hex')}` }).href
    : '';

const OURS = /^(PORT|HOST|SITE_URL|SMTP_URL|MAIL_FROM|(S3|CAPTCHA|FRONTAGE)_\w+)$/;
for (const name of Object.keys(process.env)) if (OURS.test(name)) delete process.env[name];
Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  FRONTAGE_DEMO: '0',
});

afterAll(async () => {
  const { destroyTestPayload } = await import('./payload.ts');
  await destroyTestPayload();
  if (database.kind === 'postgres') await dropDatabase({ server: database.server, url: databaseUrl });
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * The drawing library stays as well, and goes on reading a font from the first place it was given: a folder that no test
 * removes. Nothing is awaited here, or work that the file before left behind could load modules before this one does.
 */
function keepDrawingFont(): void {
  const kept = globalThis as unknown as Record<
    '__testsFont' | '__frontageFont',
    ReturnType<typeof createPictureFont> | undefined
  >;
  kept.__testsFont ??= createPictureFont();
  const font = kept.__testsFont;
  kept.__frontageFont = () => font(TEST_FONT_DIR);
}

/**
 * A password costs a tenth of a second of computing on purpose, and the tests hash hundreds. Here a hundredth of the
 * rounds is made: other rounds than Payload's still give another hash, so the two cannot part unnoticed.
 */
function cheapenPasswords(): void {
  const slow = globalThis as { __testsPbkdf2?: typeof crypto.pbkdf2 };
  slow.__testsPbkdf2 ??= crypto.pbkdf2;
  const derive = slow.__testsPbkdf2;
  crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
    derive(password, salt, Math.ceil(rounds / 100), ...rest);
  syncBuiltinESMExports();
}
