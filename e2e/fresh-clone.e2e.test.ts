import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { copyTree } from './support/copy-tree.ts';
import { type RunningSite, startServer } from './support/server.ts';

// What a fresh clone of this tree does, as far as it can be tried within a minute: npm ci is not repeated (what is
// installed is linked in), nor is the admin's build, which takes minutes (it is linked in, too).
const STARTS_WITHIN_MS = 5000;

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

describe('a fresh clone', () => {
  it('builds the site from what is in the repository', () => {
    execFileSync(pinnedNode(), ['scripts/build.mjs', '--site'], { cwd: clone, stdio: 'pipe' });
    expect(existsSync(join(clone, 'dist/server/main.js'))).toBe(true);
  });

  it('has the same sources as this tree, wherever it stands', () => {
    mkdirSync(join(clone, 'dist'), { recursive: true });
    cpSync(join(root, 'dist/.built-from'), join(clone, 'dist/.built-from'));
    symlinkSync(join(root, 'admin/.next'), join(clone, 'admin/.next'), 'dir');
    const before = readFileSync(join(clone, 'dist/server/main.js'), 'utf8');
    const said = execFileSync(pinnedNode(), ['scripts/build.mjs'], { cwd: clone, encoding: 'utf8' });
    expect(said).toBe('');
    expect(readFileSync(join(clone, 'dist/server/main.js'), 'utf8')).toBe(before);
  });

  it('starts on an empty DATA_DIR, serves visitors and staff, says where, and ends when told', async () => {
    const site = await start();
    const [home, admin] = await Promise.all([fetch(site.url), fetch(`${site.url}/admin/login`)]);
    expect([home.status, admin.status]).toEqual([200, 200]);
    expect(site.output()).toContain(`Frontage is serving ${site.url}`);
    expect(site.output()).toContain('/admin');
    expect(await site.stop()).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'frontage.db'))).toBe(true);
  });

  it('is serving again within seconds', async () => {
    // The best of three: the machine may be busy with something else.
    const times: number[] = [];
    while (times.length < 3 && !times.some((time) => time < STARTS_WITHIN_MS)) times.push(await timedStart());
    expect(Math.min(...times)).toBeLessThan(STARTS_WITHIN_MS);
  });
});

async function timedStart(): Promise<number> {
  const startedAt = Date.now();
  const site: RunningSite = await start();
  const time = Date.now() - startedAt;
  await site.stop();
  return time;
}
