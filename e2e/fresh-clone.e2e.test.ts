import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { copyTree } from './support/copy-tree.ts';
import { startServer } from './support/server.ts';

// What a fresh clone of this tree does, as far as it can be tried within a minute: npm ci is not repeated (what is
// installed is linked in), nor is the admin's build, which takes minutes (what stands here is copied in).
const WRITTEN_AGAIN = /\/\.next\/(cache|dev)$/;

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
  it('builds the site from what is in the repository, and finds that nothing needs to be built again', () => {
    execFileSync(pinnedNode(), ['scripts/build.mjs', '--site'], { cwd: clone, stdio: 'pipe' });
    cpSync(join(root, 'admin/.next'), join(clone, 'admin/.next'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !WRITTEN_AGAIN.test(source),
    });
    // The mark of the build here fits there, too: it knows the sources and not the place.
    cpSync(join(root, 'dist/.built-from'), join(clone, 'dist/.built-from'));
    const { status } = spawnSync(pinnedNode(), ['scripts/build.mjs', '--check'], { cwd: clone });
    expect(status, 'dist/ is not built from these sources, or something changed them meanwhile').toBe(0);
  });

  it('starts on an empty DATA_DIR, serves visitors and staff, says where, and ends when told', async () => {
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
});
