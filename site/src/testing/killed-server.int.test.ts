import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pdf, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { leadFolder, listFolders } from '#site/features/leads/attachments/attachment-folders.ts';
import { sweepAttachments } from '#site/features/leads/attachments/sweep-attachments.ts';
import { issueFormToken } from '#site/features/leads/intake/form-token.ts';
import { MAINTENANCE } from '#site/features/leads/testing/maintenance.ts';
import { fileOf, photo } from '#site/features/leads/testing/pictures.ts';
import type { Attachment } from '#site/features/leads/types/lead-types.ts';
import { makeBackup } from '#site/server/backup/make-backup.ts';
import { inspectPostgres } from '#site/server/backup/postgres-copy.ts';
import { restoreBackup } from '#site/server/backup/restore-backup.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { Migration } from '#site/server/upgrade/run-migrations.ts';
import { seededRandom } from '../../../bench/dataset.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { pinnedNode, root } from '../../../scripts/node-path.mjs';
import { builtFormServer } from './built-form-server.ts';
import { deliverTheRest } from './deliver-the-rest.ts';
import { killedFeeds } from './killed-feeds.ts';
import { testPayload } from './payload.ts';
import { dropDatabase, onServer } from './postgres-database.ts';
import { leadsIn, type StoredLead } from './stored-leads.ts';

/** Costs some four seconds each, fifteen on a busy machine; `KILLS=200` for an hour. With PostgreSQL the database is another process, which goes on when ours is killed. */
const KILLS = Number(process.env.KILLS ?? (inject('testDatabase').kind === 'sqlite' ? 4 : 2));
/** Decides the moments at which servers are killed. */
const SEED = Number(process.env.KILL_SEED ?? 1);
const CLIENTS = 16;
/** Leads acknowledged by each server before it is killed: one of every client, and what they send meanwhile. */
const EACH = CLIENTS;
/** Clients that go on sending while a server imports, until it is killed: with all of them it would import little. */
const MEANWHILE = 4;
/** The import goes on for so long at most, in ms, before its server is killed. */
const MOST_WAIT_MS = 800;
const FORM = 'contact-agent';
/** A client that got no answer sends again after so long, in ms. */
const AGAIN_MS = 50;
/** Every fourth lead is one of these, with a picture or a few. */
const WITH_PICTURES = 'maintenance-request';
/** Every fourth is of a form that staff built, as clients of Contact Form 7 send it: up to two documents, no form token. */
const CONTACT = 'contact-form';
const CONTACT_FORM = {
  title: 'Work with us',
  slug: 'work-with-us',
  rows: [
    { kind: 'text' as const, name: 'your-name', label: 'Your name', required: true },
    { kind: 'email' as const, name: 'your-email', label: 'Your email', required: true },
    { kind: 'file' as const, name: 'cv', label: 'CV', accept: 'pdf', maxFiles: 2 },
  ],
};

let payload: Payload;
let port: number;
let pictures: Buffer[];
let contactForm: number;
let feeds: Awaited<ReturnType<typeof killedFeeds>>;
let server: Awaited<ReturnType<typeof builtFormServer>> | undefined;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  ({ payload } = await testPayload({ seedAdmin: true }));
  contactForm = await storeContactForm({ payload, form: CONTACT_FORM });
  feeds = await killedFeeds(payload);
  port = await freePort();
  pictures = await Promise.all([300, 320, 340].map((width) => photo({ width, height: 200 })));
  server = await builtFormServer();
}, 180_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server?.remove();
});

/** Everything the servers printed as errors. */
let errors = '';

/** A server that could serve, on the one port they all take in turn. Booting is most of the work, so some wait ready. */
async function standBy(database = env().databaseUrl ?? ''): Promise<ChildProcess> {
  const child = spawn(pinnedNode(), [String(server?.path)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      FRONTAGE_LIMITS: 'off',
      DATABASE_URL: database,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.add(child);
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  await nextMessage(child);
  return child;
}

async function serve(child: ChildProcess): Promise<void> {
  child.send('serve');
  await nextMessage(child);
}

async function nextMessage(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    if (children.has(child)) throw new Error(`A server ended with ${code} before it was killed:\n${errors}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  children.delete(child);
  child.kill('SIGKILL');
  await ended;
}

/** What one visitor sends: a form with so many files, named by its form token. */
type Sending = { form: string; formToken: string; files: number };

/** Whose lead it is. */
const emailOf = ({ formToken }: Sending) => `${formToken.split('.')[1]}@example.com`.toLowerCase();

/** Visitors who each send one lead after another, and the same lead again until a server says that it is stored. */
function createVisitors() {
  const acknowledged = new Map<Sending, Acknowledged>();
  const issued = new Set<Sending>();
  let served = gate();
  let counted = gate();
  let wanted = 0;
  let over = false;

  async function send(sending: Sending): Promise<void> {
    for (;;) {
      await served.open;
      const during = served;
      const answer = await post(sending).catch(() => undefined);
      if (answer && (answer.reference || answer.status === 'mail_sent')) {
        acknowledged.set(sending, answer);
        if (acknowledged.size >= wanted) counted.pass();
        return;
      }
      // No answer: the server was killed, or it closed the connection just then, as on a busy machine where a client was slow.
      if (!answer && during === served) await Promise.race([during.shut, wait(AGAIN_MS)]);
    }
  }

  async function visitor(client: number): Promise<void> {
    const { forms: secret } = readSecrets(env().dataDir);
    while (!over) {
      const form = [WITH_PICTURES, FORM, CONTACT, FORM][issued.size % 4] ?? FORM;
      const formToken = issueFormToken({ form, secret, now: Date.now() });
      const round = Math.floor(issued.size / 4);
      const files = { [WITH_PICTURES]: (round % 3) + 1, [CONTACT]: round % 3 }[form] ?? 0;
      const sending = { form, formToken, files };
      issued.add(sending);
      await served.open;
      const during = served;
      await send(sending);
      if (client >= MEANWHILE && acknowledged.size >= wanted) await during.shut;
    }
  }

  const all = Promise.all(Array.from({ length: CLIENTS }, (_, client) => visitor(client)));
  return {
    acknowledged,
    issued,
    /** The server serves now; resolves when it has acknowledged so many more. */
    async use(count: number): Promise<void> {
      wanted = acknowledged.size + count;
      counted = gate();
      served.pass();
      await counted.open;
    },
    /** The server is gone. */
    lose() {
      const lost = served;
      served = gate();
      lost.end();
    },
    /** Lets all visitors finish what they are sending, and stops. */
    async finish(): Promise<void> {
      over = true;
      served.pass();
      served.end();
      await all;
    },
  };
}

function gate() {
  const opening = Promise.withResolvers<void>();
  const shutting = Promise.withResolvers<void>();
  return { open: opening.promise, pass: opening.resolve, shut: shutting.promise, end: shutting.resolve };
}

/** The answer about a stored lead: lead forms give its id, Contact Form 7's address does not. */
type Acknowledged = { reference?: string; status?: string };

/** Rejects when the server is gone. */
async function post(sending: Sending): Promise<Acknowledged> {
  const { form, formToken, files: count } = sending;
  const person = { name: 'Zoë Byron', phone: '0400 000 000', email: emailOf(sending) };
  const answers: Record<string, string> =
    {
      [WITH_PICTURES]: { ...MAINTENANCE, ...person, _ticket: formToken },
      [FORM]: { ...person, message: 'Hello', _ticket: formToken },
      [CONTACT]: { _wpcf7_unit_tag: 'wpcf7-f1-o1', 'your-name': person.name, 'your-email': person.email },
    }[form] ?? {};
  const fields = Object.entries(answers);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (let number = 0; number < count; number += 1) {
    if (form === CONTACT) body.append('cv', pdf({ name: `cv-${number}.pdf`, size: 2000 + number }));
    else body.append('attachments', fileOf({ bytes: pictures[number] ?? Buffer.alloc(0) }));
  }
  const path =
    form === CONTACT ? `/wp-json/contact-form-7/v1/contact-forms/${contactForm}/feedback` : `/forms/${form}`;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form === FORM ? new URLSearchParams(fields) : body,
  });
  return response.json() as Promise<Acknowledged>;
}

it(
  `every lead acknowledged is stored once with its files and delivered, and every feed imported whole, though the server is killed ${KILLS} times`,
  async () => {
    const random = seededRandom(SEED);
    const waiting = [standBy(), standBy()];
    const visitors = createVisitors();
    for (let kills = 0; kills < KILLS; kills += 1) {
      const child = await (waiting.shift() as Promise<ChildProcess>);
      // The last one starts when all others are dead, as after a power cut.
      if (kills + waiting.length + 1 < KILLS) waiting.push(standBy());
      await feeds.deliver();
      await serve(child);
      await visitors.use(EACH);
      child.send('import');
      await feeds.begun();
      await wait(random() * MOST_WAIT_MS);
      await kill(child);
      visitors.lose();
      await feeds.expectWhole();
      await feeds.endLease();
    }
    const last = await standBy();
    await serve(last);
    await visitors.finish();
    await kill(last);
    await feeds.endLease();
    await feeds.expectAllImported();

    const stored = await query(payload, sql`select id, email, reference, attachments from leads`);
    const byEmail = new Map(stored.map((lead) => [String(lead.email), lead]));
    expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(KILLS * EACH);
    expect(byEmail.size).toBe(stored.length);
    for (const [sending, { reference }] of visitors.acknowledged) {
      const lead = byEmail.get(emailOf(sending));
      if (sending.form !== CONTACT) expect(lead?.reference).toBe(reference);
      expect(jsonOf<Attachment[]>(lead?.attachments)).toHaveLength(sending.files);
    }
    // All visitors repeated their lead until it was acknowledged, so none can be stored without being counted.
    expect(stored.length).toBe(visitors.issued.size);

    await expectFilesOf(stored);

    await deliverTheRest(payload);
    const deliveries = await query(
      payload,
      sql`select lead_id, count(*) as notices from deliveries where kind = 'notice' and state in ('sent', 'outbox') group by lead_id`,
    );
    expect(deliveries.length).toBe(stored.length);
    expect(new Set(deliveries.map(({ notices }) => Number(notices)))).toEqual(new Set([1]));
  },
  240_000 + KILLS * 60_000,
);

it('two servers that start at once on an empty PostgreSQL database both come up', async () => {
  const test = inject('testDatabase');
  // On SQLite the second is refused: server/data-dir.test.ts.
  if (test.kind !== 'postgres') return;
  const url = Object.assign(new URL(test.server), { pathname: '/first_start' }).href;
  await onServer(test.server, 'create database first_start');
  const both = await Promise.all([standBy(url), standBy(url)]);
  for (const child of both) await kill(child);
  await dropDatabase({ server: test.server, url });
}, 60_000);

it('backed up while leads come in, killed and restored over what is left, every lead of the backup is there with its files', async () => {
  const { dataDir, databaseUrl } = env();
  const folder = await mkdtemp(join(tmpdir(), 'frontage-drill-'));
  const doomed = await standBy();
  await serve(doomed);
  const visitors = createVisitors();
  await visitors.use(EACH);
  const early = [...visitors.acknowledged.values()].flatMap(({ reference }) => reference ?? []);
  const { path, manifest } = await makeBackup({ dataDir, databaseUrl, target: folder, version: 'drill' });
  await visitors.use(EACH);
  await kill(doomed);
  visitors.lose();

  // PostgreSQL restores only a database without connections.
  if (databaseUrl) {
    const others = 'datname = current_database() and pid <> pg_backend_pid()';
    await onServer(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    await expect.poll(async () => (await inspectPostgres(databaseUrl)).others).toBe(0);
  } else expect((await stat(join(dataDir, 'frontage.db-wal'))).size).toBeGreaterThan(0);
  const { migrations } = databaseUrl
    ? await import('#site/migrations/postgres/index.ts')
    : await import('#site/migrations/sqlite/index.ts');
  const restored = await restoreBackup({
    dataDir,
    databaseUrl,
    archive: path,
    replace: true,
    migrations: migrations as Migration[],
  });
  expect(restored.leadsSince).toBeGreaterThanOrEqual(EACH);

  // It checked the whole database; what is there now is read with a connection of its own.
  const leads = await leadsIn({ dataDir, databaseUrl });
  expect(leads.length).toBe(manifest.rows.leads);
  expect(leads.map(({ reference }) => reference)).toEqual(expect.arrayContaining(early));
  await expectWholeFiles(leads.filter(({ attachments }) => attachments.length > 0));

  // And it goes on accepting leads: those that were cut off, and those that are sent again.
  const last = await standBy();
  await serve(last);
  await visitors.finish();
  await kill(last);
  expect((await leadsIn({ dataDir, databaseUrl })).length).toBeGreaterThan(leads.length);
  await rm(folder, { recursive: true });
}, 240_000);

/** Each lead has all its files, whole; once what the dead servers left is swept, there are no others. */
async function expectFilesOf(leads: Record<string, unknown>[]): Promise<void> {
  const { dataDir } = env();
  const withFiles = leads
    .map(({ reference, attachments }) => ({
      reference: String(reference),
      attachments: jsonOf<Attachment[]>(attachments),
    }))
    .filter(({ attachments }) => attachments.length > 0);
  expect(withFiles.length).toBeGreaterThan(KILLS);
  await sweepAttachments({ payload, dataDir, now: Date.now() + 2 * 60 * 60 * 1000 });
  const folders = await listFolders(dataDir);
  expect(folders.map(({ reference }) => reference).sort()).toEqual(
    withFiles.map(({ reference }) => reference).sort(),
  );
  await expectWholeFiles(withFiles);
}

async function expectWholeFiles(leads: StoredLead[]): Promise<void> {
  const { dataDir } = env();
  for (const { reference, attachments } of leads) {
    const folder = leadFolder({ dataDir, reference });
    expect((await readdir(folder)).sort()).toEqual(attachments.map(({ name }) => name));
    for (const { name, size } of attachments) {
      const bytes = await readFile(join(folder, name));
      expect(bytes.length).toBe(size);
      // A picture that was cut off is refused when it is drawn.
      if (name.endsWith('.pdf')) expect(String(bytes)).toMatch(/^%PDF-1\.7\nx+$/);
      else await sharp(bytes, { failOn: 'truncated' }).stats();
    }
  }
}
