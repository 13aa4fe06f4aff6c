import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fuzz, fuzzTable } from './support/fuzz/fuzz.ts';
import { fuzzTargets } from './support/fuzz/targets.ts';
import { type RunningSite, startServer } from './support/server.ts';

/*
 * Every request to any address gets an answer, soon, and never a server error. 2,000 requests, the same
 * every time, on a server of their own; `npm run fuzz` sends 36,000. Costs some 40 seconds.
 */

const COUNT = Number(process.env.FUZZ_REQUESTS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

let site: RunningSite;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-fuzz-'));
  cpSync(inject('seeded'), dataDir, { recursive: true });
  site = await startServer({ dataDir, env: { FRONTAGE_TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  `${COUNT} made-up requests are answered, none by a failure, none late, and nothing stays of them`,
  async () => {
    await expect.poll(() => site.addresses().length).toBeGreaterThan(50);
    // The admin is loaded once the site serves.
    expect((await fetch(`${site.url}/admin/login`)).status).toBe(200);
    const targets = await fuzzTargets({ url: site.url, addresses: site.addresses() });
    const result = await fuzz({ url: site.url, pid: site.pid, targets, count: COUNT, seed: SEED });
    const table = fuzzTable(result);
    console.log(`\n${table}\n`);
    expect(result.findings, table).toEqual([]);
    // A leak that grows with every request would be far beyond this.
    expect(result.memory.end, table).toBeLessThan(result.memory.early * 1.25 + 150);
    const incoming = join(dataDir, 'attachments/.incoming');
    await expect.poll(() => (existsSync(incoming) ? readdirSync(incoming) : [])).toEqual([]);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
  60_000 + COUNT * 60,
);
