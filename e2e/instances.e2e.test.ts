import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { ADMIN, SITE_ENV } from './support/seeded-data.ts';
import { outbox, type RunningSite, startServer } from './support/server.ts';
import { staffRequests } from './support/staff.ts';

/*
 * Two instances of the built site on one PostgreSQL and one DATA_DIR, with the install that is stored of the newest
 * release. No browser. Costs about 25 s of processor time, most of it four starts.
 */

const AGENT = '/agents/mia-chen';
/** A page that stays old for longer has missed a purge, in ms. Half a second between two looks at the number, twice. */
const SOON = { timeout: 5000, interval: 50 };

let database: Awaited<ReturnType<typeof startPostgres>>;
let url: string;
let dataDir: string;
let instances: [RunningSite, RunningSite];
beforeAll(async () => {
  database = await startPostgres();
  url = database.url('instances');
  await onDatabase('create database instances', database.url());
  dataDir = await mkdtemp(join(tmpdir(), 'frontage-instances-'));
  restoreNewestRelease();
  // The tests that stored it made hashes of passwords cheaper; a start makes an admin where there is none.
  await onDatabase('delete from users');
  // Both at the same moment: one waits while the other prepares the database.
  instances = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(instances.map((each) => each.stop()));
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** By the command that operators use. */
function restoreNewestRelease(): void {
  const stored = join(root, 'site/src/testing/releases/stored');
  const newest = readdirSync(stored)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  const { status, stderr } = spawnSync(
    pinnedNode(),
    ['dist/server/restore.js', join(stored, String(newest), 'postgres.zip')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url } },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

const start = () =>
  startServer({
    dataDir,
    env: { ...SITE_ENV, DATABASE_URL: url, FRONTAGE_DEMO: '0', FRONTAGE_DRAIN_SECONDS: '1' },
  });

async function onDatabase(statement: string, connectionString = url): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rowCount ?? 0;
}

const roleAt = async ({ url: at }: RunningSite, role: string) =>
  (await (await fetch(at + AGENT)).text()).includes(role);

let visitors = 0;
/** A contact form, sent by a visitor of their own. */
function sendForm(at: string): Promise<Response> {
  visitors += 1;
  const answers = new FormData();
  const values = {
    'your-name': 'Zoë Byron',
    about: 'Buying',
    'your-message': `Message ${visitors}`,
    _wpcf7_unit_tag: 'wpcf7-f1-o1',
  };
  for (const [name, value] of Object.entries(values)) answers.set(name, value);
  answers.set('your-email', `visitor${visitors}@example.com`);
  return fetch(`${at}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `203.0.113.${visitors % 250}` },
    body: answers,
  });
}

it('a change at one instance shows at the other at once', async () => {
  const [one, other] = instances;
  const staff = await staffRequests({ url: one.url, admin: ADMIN });
  for (let change = 1; change <= 5; change += 1) {
    await roleAt(other, '');
    const role = `Director ${change}`;
    await staff.patch('/api/agents/1', { role, _status: 'published' });
    await vi.waitFor(async () => expect(await roleAt(other, role)).toBe(true), { ...SOON, timeout: 1000 });
  }
});

it('a change shows though the message about it was lost with the connection', async () => {
  const [one, other] = instances;
  const staff = await staffRequests({ url: one.url, admin: ADMIN });
  expect(await roleAt(other, 'Director 5')).toBe(true);
  const cut = await onDatabase(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ~ '[*] listening'`,
  );
  expect(cut).toBe(2);
  await staff.patch('/api/agents/1', { role: 'Auctioneer', _status: 'published' });
  await vi.waitFor(async () => expect(await roleAt(other, 'Auctioneer')).toBe(true), SOON);
});

it('attempts to sign in are counted by both together', async () => {
  const attempt = async ({ url: at }: RunningSite) => {
    const answer = await fetch(`${at}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' },
      body: JSON.stringify({ email: ADMIN.email, password: 'wrong guess 1' }),
    });
    return answer.status;
  };
  const [one, other] = instances;
  for (let tries = 0; tries < 4; tries += 1)
    for (const instance of [one, other]) expect(await attempt(instance)).toBe(401);
  await pause(200);
  expect([await attempt(one), await attempt(other)]).toEqual([429, 429]);
  // A session of one is a session of the other.
  const staff = await staffRequests({ url: one.url, admin: ADMIN });
  expect((await staff.get('/api/agents/1')).name).toBe('Mia Chen');
});

it('each message of a lead is sent once, by one of them', async () => {
  const before = (await outbox(dataDir)).length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => sendForm(String(instances[n % 2]?.url))),
  );
  for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 'mail_sent' });
  const sent = `select 1 from deliveries where state in ('due', 'sending')`;
  await vi.waitFor(async () => expect(await onDatabase(sent)).toBe(0), { timeout: 20_000, interval: 100 });
  const mails = (await outbox(dataDir)).slice(before);
  const ids = mails.map(({ messageId }) => messageId);
  expect(mails.length).toBe(await onDatabase(`select 1 from deliveries where kind <> 'webhook'`));
  expect(new Set(ids).size).toBe(ids.length);
});

it('one after the other is restarted, and no request fails', { timeout: 120_000 }, async () => {
  const proxy = await startProxy();
  let isOver = false;
  const failures: string[] = [];
  const counts = { pages: 0, forms: 0 };
  const visit = async () => {
    while (!isOver) {
      const page = await fetch(proxy.url + AGENT).catch((error) => ({ ok: false, status: String(error) }));
      counts.pages += 1;
      if (!page.ok) failures.push(`page ${page.status}`);
      const form = await sendForm(proxy.url).catch((error) => ({ ok: false, status: String(error) }));
      counts.forms += 1;
      if (!form.ok) failures.push(`form ${form.status}`);
      await pause(30);
    }
  };
  const visiting = [visit(), visit(), visit()];
  for (const index of [0, 1] as const) {
    expect(await instances[index].stop()).toBe(0);
    instances[index] = await start();
    await vi.waitFor(() => expect(proxy.ready()).toBe(2), SOON);
  }
  isOver = true;
  await Promise.all(visiting);
  await proxy.stop();
  expect(failures).toEqual([]);
  expect(counts.forms).toBeGreaterThan(50);
});

/** What HAProxy and Caddy do: requests go to instances whose /readyz says yes, and none is tried twice. */
async function startProxy() {
  let ready: RunningSite[] = [];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(
      instances.map((each) =>
        fetch(`${each.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = instances.filter((_, index) => answers[index]);
  };
  await look();
  const timer = setInterval(look, 200);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (!upstream) return void outgoing.writeHead(503).end();
    const { method, headers, url: path } = incoming;
    const onward = request(upstream.url + path, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.length,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
