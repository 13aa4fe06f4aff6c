import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { pinnedNode, root } from '../../scripts/node-path.mjs';
import { LEASE_MS } from './features/leads/delivery-queue.ts';
import { createLeadDesk } from './features/leads/lead-desk.ts';
import { issueTicket } from './features/leads/ticket.ts';
import { createLeadDirectory } from './lead-wiring.ts';
import { query } from './server/database.ts';
import { env } from './server/env.ts';
import { readSecrets } from './server/secrets.ts';
import { builtFormServer } from './testing/built-form-server.ts';
import { testPayload } from './testing/payload.ts';

const KILLS = 10;
const CLIENTS = 16;
/** Leads acknowledged by each server before it is killed. */
const EACH = 40;
const FORM = 'contact-agent';

let payload: Payload;
let port: number;
let server: Awaited<ReturnType<typeof builtFormServer>> | undefined;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  ({ payload } = await testPayload({ seedAdmin: true }));
  port = await freePort();
  server = await builtFormServer();
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server?.remove();
});

/** What all servers printed as errors. */
let said = '';

/** A server that could serve, on the one port they all take in turn. Booting is most of the work, so some wait ready. */
async function standBy(): Promise<ChildProcess> {
  const child = spawn(pinnedNode(), [String(server?.path)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FRONTAGE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.add(child);
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await heard(child);
  return child;
}

async function serve(child: ChildProcess): Promise<void> {
  child.send('serve');
  await heard(child);
}

async function heard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    if (children.has(child)) throw new Error(`A server ended with ${code} before it was killed:\n${said}`);
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

/** Visitors who each send one lead after another, and the same lead again until somebody says that it is stored. */
function createVisitors() {
  const acknowledged = new Map<string, string>();
  const issued = new Set<string>();
  let served = gate();
  let counted = gate();
  let wanted = 0;
  let over = false;

  async function send(ticket: string): Promise<void> {
    for (;;) {
      await served.open;
      const during = served;
      const answer = await post(ticket).catch(() => undefined);
      if (answer?.reference) {
        acknowledged.set(ticket, answer.reference);
        if (acknowledged.size >= wanted) counted.pass();
        return;
      }
      // No answer: whoever killed that server says when there is another.
      if (!answer && during === served) await during.shut;
    }
  }

  async function visitor(): Promise<void> {
    const { forms: secret } = readSecrets(env().dataDir);
    while (!over) {
      const ticket = issueTicket({ form: FORM, secret, now: Date.now() });
      issued.add(ticket);
      await send(ticket);
    }
  }

  const all = Promise.all(Array.from({ length: CLIENTS }, visitor));
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
    /** Everybody sends what they were sending, and stops. */
    async finish(): Promise<void> {
      over = true;
      served.pass();
      await all;
    },
  };
}

function gate() {
  const opening = Promise.withResolvers<void>();
  const shutting = Promise.withResolvers<void>();
  return { open: opening.promise, pass: opening.resolve, shut: shutting.promise, end: shutting.resolve };
}

/** What the server says of a lead; rejects when it is gone. */
async function post(ticket: string): Promise<{ reference?: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/forms/${FORM}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      name: 'Zoë Byron',
      email: `${ticket.split('.')[1]}@example.com`,
      phone: '0400 000 000',
      message: 'Hello',
      _ticket: ticket,
    }),
  });
  return response.json() as Promise<{ reference?: string }>;
}

it('every lead acknowledged is stored once and delivered, though the server is killed ten times', async () => {
  const waiting = [standBy(), standBy()];
  const visitors = createVisitors();
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = await (waiting.shift() as Promise<ChildProcess>);
    // The last one starts when all others are dead, as after a power cut.
    if (kills + waiting.length + 1 < KILLS) waiting.push(standBy());
    await serve(child);
    await visitors.use(EACH);
    await kill(child);
    visitors.lose();
  }
  const last = await standBy();
  await serve(last);
  await visitors.finish();
  await kill(last);

  const stored = await query(payload, sql`select id, token, reference from leads`);
  const byToken = new Map(stored.map(({ token, reference }) => [String(token), String(reference)]));
  expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(KILLS * EACH);
  expect(byToken.size).toBe(stored.length);
  for (const [ticket, reference] of visitors.acknowledged) {
    expect(byToken.get(`${FORM}.${ticket.split('.')[1]}`)).toBe(reference);
  }
  // Everybody sent theirs until it was acknowledged, so there is none that nobody knows of.
  expect(stored.length).toBe(visitors.issued.size);

  await deliverTheRest();
  const deliveries = await query(
    payload,
    sql`select lead_id, count(*) as notices from deliveries where kind = 'notice' and state = 'sent' group by lead_id`,
  );
  expect(deliveries.length).toBe(stored.length);
  expect(new Set(deliveries.map(({ notices }) => Number(notices)))).toEqual(new Set([1]));
}, 240_000);

/** As a server does that starts after the dead ones' time with their deliveries has run out. */
async function deliverTheRest(): Promise<void> {
  const desk = createLeadDesk({
    payload,
    env: env(),
    secret: 'secret',
    directory: createLeadDirectory(payload),
    mailer: { send: async () => ({ ok: true, answer: '250' }), close: () => undefined },
    now: () => Date.now() + LEASE_MS + 1000,
  });
  while ((await desk.worker.runOnce()) > 0);
}
