import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from './database.ts';
import { log } from './log.ts';
import { EVERYTHING, onPurge, purge, type Tag } from './purge.ts';
import { countFromOthers, LIMITS_CHANNEL } from './shared-limits.ts';
import { withStatementLimit } from './statement-limit.ts';

const CHANNEL = 'frontage_purge';
/** The number of the last purge, for all instances: a row of the table of small values. */
const COUNTER = 'frontage:purges';
/** PostgreSQL takes messages below 8,000 bytes. */
const MAX_MESSAGE = 7000;
/** More purges than this that could not be sent are sent as one of everything. */
const MOST_UNSENT = 200;
const RETRY_MS = 1000;
const CHECK_MS = 500;
/** A database that does not answer within this many ms is asked again on another connection. */
const ANSWER_MS = 10_000;

type Client = {
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  on: (
    event: 'notification' | 'error' | 'end',
    listener: (message: { channel: string; payload?: string }) => void,
  ) => void;
  release: (destroy?: boolean) => void;
};

type Listener = {
  payload: Payload;
  /** How often the number of the last purge is read, in ms. One that did not arrive is noticed within two of these. */
  pollMs?: number;
  /** How long after a lost connection or a purge that could not be sent it is tried again, in ms. */
  reconnectMs?: number;
};

/**
 * Sends this instance's purges to the others and takes in theirs. Every purge has a number, given in the statement that
 * sends it, so they arrive in order: where one is missing, whatever the reason, everything is purged. A connection that
 * is dead and does not know it is found out by reading the number. Returns a function that stops it once what is pending
 * is sent.
 */
export async function listen({
  payload,
  pollMs = CHECK_MS,
  reconnectMs = RETRY_MS,
}: Listener): Promise<() => Promise<void>> {
  const { pool } = payload.db as unknown as { pool: { connect: () => Promise<Client> } };
  const self = randomUUID();
  /** The number of the last purge that this instance knows of. */
  let known = 0;
  let stopped = false;
  let client: Client | undefined;
  let reconnection: NodeJS.Timeout | undefined;

  const receive = (text: string) => {
    const { from, number, tags } = JSON.parse(text) as { from: string; number: number; tags: Tag[] };
    const missed = number !== known + 1;
    known = number;
    if (missed) purge([EVERYTHING], 'missed');
    else if (from !== self) purge(tags, 'heard');
  };
  const drop = (lost: Client) => {
    if (client !== lost || stopped) return;
    client = undefined;
    lost.release(true);
    reconnection = setTimeout(reconnect, reconnectMs).unref();
  };
  const connect = () => withStatementLimit(ANSWER_MS, connectNow);
  const connectNow = async () => {
    const next = await pool.connect();
    try {
      await hearOn(next);
    } catch (error) {
      // The pool has few connections, and this is tried every second.
      next.release(true);
      throw error;
    }
    client = next;
  };
  const hearOn = async (next: Client) => {
    next.on('notification', ({ channel, payload: text = '' }) =>
      channel === LIMITS_CHANNEL ? countFromOthers(text) : receive(text),
    );
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    await next.query(`listen ${LIMITS_CHANNEL}`);
    await next.query(`listen ${CHANNEL}`);
    // Whatever is sent from here on is heard. Asked on this connection, as there may be no other; the comment names it in
    // PostgreSQL's list of connections.
    known = Math.max(known, numberIn((await next.query(`${LAST_NUMBER} /* listening */`)).rows));
  };
  const reconnect = () => {
    connect().then(
      // Messages sent meanwhile are lost, so every cache may be out of date: pages, settings, recipients of leads.
      () => purge([EVERYTHING], 'missed'),
      () => {
        reconnection = setTimeout(reconnect, reconnectMs).unref();
      },
    );
  };
  await connect();

  const outbox = createOutbox({ payload, self, reconnectMs });
  const unhook = onPurge((tags, origin) => {
    if (origin === 'here') outbox.send(tags);
  });
  // An instance that was killed may have stored a change and told nobody; it is started again soon afterwards.
  outbox.send([EVERYTHING]);

  const stopChecking = checkNumbers({
    pollMs,
    isBehind: async () => {
      const listening = client;
      const last = await lastNumber(payload);
      return listening && known < last ? { listening, last } : undefined;
    },
    catchUp: ({ listening, last }) => {
      if (known >= last) return;
      log.warn(
        'messages of other instances did not arrive: every cache is emptied, and the connection made again',
      );
      known = last;
      purge([EVERYTHING], 'missed');
      drop(listening);
    },
  });
  return async () => {
    unhook();
    stopped = true;
    clearTimeout(reconnection);
    await Promise.all([outbox.stop(), stopChecking()]);
    client?.release(true);
  };
}

type Behind = { listening: Client; last: number };

/** A number that is ahead of what was heard at two looks has not just been overtaken: its message is lost. */
function checkNumbers({
  pollMs,
  isBehind,
  catchUp,
}: {
  pollMs: number;
  isBehind: () => Promise<Behind | undefined>;
  catchUp: (behind: Behind) => void;
}): () => Promise<void> {
  let before: Behind | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const behind = await isBehind().catch(() => undefined);
    if (before && before.listening === behind?.listening) catchUp(before);
    before = behind;
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pollMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Sends purges; those that cannot be sent are sent later. */
function createOutbox({
  payload,
  self,
  reconnectMs,
}: {
  payload: Payload;
  self: string;
  reconnectMs: number;
}) {
  const sending = new Set<Promise<void>>();
  let unsent: Tag[] = [];
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let failing = false;

  const notify = async (tags: Tag[]) => {
    try {
      // The row is locked until the message is on its way: numbers and messages keep one order.
      await ask(
        payload,
        sql`with counted as (
            insert into payload_kv ("key", data) values (${COUNTER}, '1')
            on conflict ("key") do update set data = to_jsonb((payload_kv.data #>> '{}')::bigint + 1)
            returning (data #>> '{}')::bigint as number
          )
          select pg_notify(${CHANNEL}, json_build_object('from', ${self}::text, 'number', number, 'tags', ${JSON.stringify(tags)}::json)::text) from counted`,
      );
      failing = false;
    } catch (error) {
      if (!failing)
        log.error({ err: error }, 'other instances could not be told of a change yet: it is tried again');
      failing = true;
      unsent = unsent.length + tags.length > MOST_UNSENT ? [EVERYTHING] : [...unsent, ...tags];
      if (!stopped) retry ??= setTimeout(again, reconnectMs).unref();
    }
  };
  const send = (tags: Tag[]) => {
    for (const group of inMessages(tags)) {
      const sent = notify(group).finally(() => sending.delete(sent));
      sending.add(sent);
    }
  };
  const again = () => {
    retry = undefined;
    const tags = [...new Set(unsent)];
    unsent = [];
    send(tags);
  };
  return {
    send,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await Promise.all(sending);
      if (unsent.length === 0) return;
      again();
      await Promise.all(sending);
    },
  };
}

const ask: typeof query = (payload, statement) =>
  withStatementLimit(ANSWER_MS, () => query(payload, statement));

const LAST_NUMBER = `select (data #>> '{}')::bigint as number from payload_kv where "key" = '${COUNTER}'`;

const numberIn = ([row]: Record<string, unknown>[]): number => Number(row?.number ?? 0);

const lastNumber = async (payload: Payload): Promise<number> =>
  numberIn(await ask(payload, sql.raw(LAST_NUMBER)));

/** The tags in groups that are short enough for a message. */
function inMessages(tags: Tag[]): Tag[][] {
  const groups: Tag[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    if (size + tag.length > MAX_MESSAGE - 200) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(tag);
    size += tag.length + 4;
  }
  return groups;
}
