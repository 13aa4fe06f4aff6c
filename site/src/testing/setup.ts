import crypto, { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, vi } from 'vitest';
import { dropDatabase } from './postgres-database.ts';

/** A test file that sets the environment, which is read once, or replaces modules; or that is marked so. */
const CHANGES_MODULES = /process\.env\.\w+ = |\bvi\.(mock|doMock|stubEnv)\b|@own-modules\b/;

/** What the files of a worker share. */
const worker = globalThis as {
  /** What the modules were loaded for: the database of the project, or a file that changes them. */
  __testsModulesOf?: string;
  __testsFolder?: string;
  __testsDatabase?: string;
};

// Files follow each other in one process. Each has an empty database, an empty DATA_DIR and a Payload of its own, at the
// same addresses, so that modules need not be loaded again: that takes three times as long as starting Payload. A file
// that changes what modules are made from has them to itself.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
const path = String(expect.getState().testPath);
const database = inject('testDatabase');
const modulesOf = CHANGES_MODULES.test(readFileSync(path, 'utf8')) ? path : database.kind;
if (modulesOf !== worker.__testsModulesOf) forgetModules();
worker.__testsModulesOf = modulesOf;

cheapenPasswords();

// Runs before each database test file is loaded: the environment is read once, so it must be set before anything reads it.
worker.__testsFolder ??= mkdtempSync(join(tmpdir(), 'frontage-test-'));
worker.__testsDatabase ??= `test_${randomBytes(6).toString('hex')}`;
const dataDir = worker.__testsFolder;
mkdirSync(dataDir, { recursive: true });
const databaseUrl =
  database.kind === 'postgres'
    ? Object.assign(new URL(database.server), { pathname: `/${worker.__testsDatabase}` }).href
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

/** Has our own modules loaded again, without what they hold on `globalThis`. Payload and Next stay. */
function forgetModules(): void {
  vi.resetModules();
  for (const name of Object.keys(globalThis))
    if (name.startsWith('__frontage')) Reflect.deleteProperty(globalThis, name);
}
