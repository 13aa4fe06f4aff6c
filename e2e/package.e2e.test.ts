import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { startServer } from './support/server.ts';

// Costs about 30 seconds: two thirds of it is following the imports of 7,000 files.
const place = mkdtempSync(join(tmpdir(), 'frontage-package-'));
const folder = join(place, 'frontage-1');
const dataDir = join(place, 'data');
const pack = () => spawnSync(pinnedNode(), ['scripts/package.mjs', folder], { cwd: root, encoding: 'utf8' });

beforeAll(() => {
  expect(pack()).toMatchObject({ status: 0, stderr: '' });
}, 600_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

it('a package serves visitors and staff, stores pictures and makes a backup with what is in it', async () => {
  // What is there already is not mixed with another version.
  expect(pack()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });

  const site = await startServer({
    command: [join(folder, 'frontage'), 'start'],
    // Nothing of the repository is above it.
    cwd: place,
    dataDir,
    env: { FRONTAGE_DEMO: '0', FRONTAGE_ADMIN_PASSWORD: ADMIN.password, MALLOC_ARENA_MAX: '' },
  });
  // Its own command says how memory is divided, where nothing else does. Linux shows it.
  const environment = `/proc/${site.pid}/environ`;
  if (existsSync(environment)) expect(readFileSync(environment, 'utf8')).toContain('MALLOC_ARENA_MAX=2');
  const [home, login] = await Promise.all([fetch(site.url), fetch(`${site.url}/admin/login`)]);
  expect([home.status, login.status]).toEqual([200, 200]);

  const headers = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' };
  const signedIn = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(signedIn.status).toBe(200);
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const body = new FormData();
  body.set(
    'file',
    new Blob([readFileSync(join(root, 'docs/home.webp'))], { type: 'image/webp' }),
    'home.webp',
  );
  const stored = await fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { ...headers, Cookie },
    body,
  });
  expect(stored.status).toBe(201);

  const backup = spawnSync(join(folder, 'frontage'), ['backup', 'backup.zip'], {
    cwd: place,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining('checked') });
  expect(statSync(join(place, 'backup.zip')).size).toBeGreaterThan(10_000);
  expect(await site.stop()).toBe(0);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
