import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { copyTree } from './support/copy-tree.ts';
import { startServer } from './support/server.ts';

// What a fresh clone of this tree does, as far as it can be tried within half a minute: neither npm ci nor the build is
// repeated. What is installed is linked in, and what was built here is copied in. That a clone would build the same is
// shown by the build's mark, a hash of every source that the build reads: a file that git ignores, or one that changed
// since, makes the clone's another.
const WRITTEN_AGAIN = /\/(\.next\/(cache|dev)|dist\/screenshots)$/;

let clone: string;
let dataDir: string;
beforeAll(() => {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-clone-'));
  clone = join(dir, 'clone');
  dataDir = join(dir, 'data');
  copyTree(clone);
});
afterAll(() => rmSync(join(clone, '..'), { recursive: true, force: true }));

const start = () =>
  startServer({
    command: [process.execPath, 'scripts/start.mjs'],
    cwd: clone,
    dataDir,
    env: { FRONTAGE_DEMO: '0' },
  });

/** One of the programs of the build, on the same data as the server. */
const command = (program: string, args: string[]) =>
  spawnSync(pinnedNode(), [join('dist/server', program), ...args], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, FRONTAGE_DEMO: '0', PORT: '0' },
    encoding: 'utf8',
  });

describe('a fresh clone', () => {
  it('holds exactly the sources that the site was built from, and finds that nothing needs to be built again', () => {
    for (const place of ['dist', 'admin/.next'])
      cpSync(join(root, place), join(clone, place), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !WRITTEN_AGAIN.test(source),
      });
    const upToDate = () => spawnSync(pinnedNode(), ['scripts/build.mjs', '--check'], { cwd: clone }).status;
    expect(upToDate(), 'dist/ is not built from these sources, or something changed them meanwhile').toBe(0);
    const added = join(clone, 'site/src/not-in-the-repository.ts');
    writeFileSync(added, '');
    expect(upToDate()).toBe(1);
    rmSync(added);
  });

  it('starts on an empty DATA_DIR, serves visitors and staff, says where, and ends when told', {
    timeout: 120_000,
  }, async () => {
    const site = await start();
    const [home, admin] = await Promise.all([fetch(site.url), fetch(`${site.url}/admin/login`)]);
    expect([home.status, admin.status]).toEqual([200, 200]);
    expect(site.output()).toContain(`Frontage is serving ${site.url}`);
    expect(site.output()).toContain('/admin');
    const second = command('main.js', []);
    expect(second).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Another Frontage server is already running on .+\n$/),
    });
    const archive = join(clone, '../backup.zip');
    expect(command('backup.js', [archive])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('checked'),
    });
    expect(command('restore.js', [archive, '--replace'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^A Frontage server or command is using .+ Stop it/),
    });
    expect(await site.stop()).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
    expect(command('restore.js', [archive, '--replace'])).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(dataDir, 'frontage.db'))).toBe(true);
  });

  it('serves again without installing or building anything', async () => {
    // How long it takes is measured by `npm run bench -- pages`.
    const site = await start();
    expect((await fetch(site.url)).status).toBe(200);
    expect(site.output()).not.toMatch(/Building|Installing/);
    expect(await site.stop()).toBe(0);
  });

  it('serves visitors while the admin is still being built, tells staff so, and lets them in once it is there', async () => {
    const site = await startServer({ dataDir, env: { FRONTAGE_DEMO: '0', FRONTAGE_ADMIN_PENDING: '1' } });
    expect((await fetch(site.url)).status).toBe(200);
    const [page, api] = await Promise.all([
      fetch(`${site.url}/admin`),
      fetch(`${site.url}/api/users/login`, { method: 'POST', body: '{}', headers: { Origin: site.url } }),
    ]);
    expect([page.status, api.status]).toEqual([503, 503]);
    expect(page.headers.get('Retry-After')).toBe('20');
    expect(await page.text()).toContain('The admin is being built. This takes about two minutes');
    site.tell({ admin: 'built' });
    await site.printed('The admin is ready');
    expect((await fetch(`${site.url}/admin/login`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});
