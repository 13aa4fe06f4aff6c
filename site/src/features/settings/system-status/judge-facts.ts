import type { LastBackup } from '#site/server/backup/backup-folder.ts';

const HOUR_MS = 60 * 60 * 1000;
const GB = 1e9;

/** What the page is drawn from. Times are epoch ms, sizes bytes. */
export type SystemFacts = {
  now: number;
  version: string;
  node: string;
  startedAt: number;
  database: { kind: 'SQLite' | 'PostgreSQL'; bytes: number };
  /** Where files are stored: free and in all. */
  disk: { free: number; total: number };
  /** Size of all pictures as they were uploaded. */
  mediaBytes: number;
  /** The bucket that files are stored in; undefined: they are on the disk. */
  files?: {
    bucket: string;
    /** The server runs without the settings of the bucket. */
    isUnset?: boolean;
    problem?: string;
    /** When that began. */
    since?: number;
    /** Attachments that are still on this machine's disk. */
    waiting: number;
    /** Pictures or documents were not moved to it yet. */
    isUnmoved: boolean;
  };
  /** Why a lead could not be stored now. */
  notReady?: string;
  /** How far this server's clock is ahead of the database's, negative where it is behind; undefined where they agree. */
  clockAheadMs?: number;
  email: {
    hasServer: boolean;
    /** Waiting to be sent, and when the oldest of them became due. */
    waiting: number;
    oldestDueAt?: number;
    /** When the oldest of those became due that were written since the last message was sent. */
    stalledSince?: number;
    failedLastDay: number;
    /** Saved to the outbox, for want of a mail server. */
    unsent: number;
  };
  feeds: { sources: number; held: number; waiting: number; oldestWaitingAt?: number; failedLastDay: number };
  backup: { last?: LastBackup; isScheduled: boolean; bucket?: string };
};

/** `bad` needs somebody today, `warning` this week. */
export type Check = {
  name: string;
  state: 'good' | 'warning' | 'bad';
  /** What is so. */
  text: string;
  /** What to do about it. */
  todo?: string;
  /** Where in the admin. */
  link?: { href: string; label: string };
};

/** Each part of the system with how it is and what to do, worst first. */
export function judgeFacts(facts: SystemFacts): Check[] {
  const order = { bad: 0, warning: 1, good: 2 };
  return [
    storing(facts),
    ...clock(facts),
    email(facts),
    feeds(facts),
    backup(facts),
    ...files(facts),
    disk(facts),
    database(facts),
    version(facts),
  ].sort((a, b) => order[a.state] - order[b.state]);
}

function storing({ notReady }: SystemFacts): Check {
  const name = 'Leads and changes';
  if (!notReady) return { name, state: 'good', text: 'New leads and changes are stored.' };
  return {
    name,
    state: 'bad',
    text: `Cannot be stored now. ${notReady}`,
    todo: 'Call your server operator: visitors are told that their messages were not sent.',
  };
}

function clock({ clockAheadMs }: SystemFacts): Check[] {
  if (clockAheadMs === undefined) return [];
  const text = `This server’s clock is ${span(Math.abs(clockAheadMs))} ${clockAheadMs > 0 ? 'ahead of' : 'behind'} the database’s: messages may be sent twice, and what is scheduled comes at the wrong time.`;
  return [
    {
      name: 'Clock',
      state: 'bad',
      text,
      todo: 'Ask your server operator to set the clocks of all servers by NTP.',
    },
  ];
}

function email({
  email: { hasServer, waiting, oldestDueAt, stalledSince, failedLastDay, unsent },
  now,
}: SystemFacts): Check {
  const name = 'Email';
  if (!hasServer)
    return {
      name,
      state: 'bad',
      text: `No mail server is set, so nothing is sent. ${count(unsent, 'message')} in the outbox folder.`,
      todo: 'Ask your server operator to set SMTP_URL.',
      link: deliveries('outbox'),
    };
  if (stalledSince !== undefined && now - stalledSince > HOUR_MS)
    return {
      name,
      state: 'bad',
      text: `${count(waiting, 'message')} waiting: none has been sent for ${span(now - stalledSince)}.`,
      todo: 'Open one to see what the mail server answers, and send that to your server operator.',
      link: deliveries('due'),
    };
  if (oldestDueAt !== undefined && now - oldestDueAt > HOUR_MS)
    return {
      name,
      state: 'warning',
      text: `${count(waiting, 'message')} waiting, the oldest for ${span(now - oldestDueAt)}. Others are sent.`,
      todo: 'Open it to see what its recipient’s server answers. It is tried for two days.',
      link: deliveries('due'),
    };
  if (failedLastDay > 0)
    return {
      name,
      state: 'warning',
      text: `${count(failedLastDay, 'message')} failed in the last 24 hours.`,
      todo: 'Correct the addresses, then send them again.',
      link: deliveries('failed'),
    };
  return {
    name,
    state: 'good',
    text: waiting === 0 ? 'Everything is sent.' : `${count(waiting, 'message')} being sent.`,
  };
}

function feeds({
  feeds: { sources, held, waiting, oldestWaitingAt, failedLastDay },
  now,
}: SystemFacts): Check {
  const name = 'Feeds';
  const link = { href: '/admin/collections/feeds', label: 'Feeds' };
  if (oldestWaitingAt !== undefined && now - oldestWaitingAt > HOUR_MS)
    return {
      name,
      state: 'bad',
      text: `${count(waiting, 'file')} waiting, the oldest for ${span(now - oldestWaitingAt)}: nothing is being imported.`,
      todo: 'Ask your server operator to look in the log and to restart the server.',
      link,
    };
  if (held > 0)
    return {
      name,
      state: 'warning',
      text: `${count(held, 'file')} on hold until somebody decides.`,
      todo: 'Open it, ask the agency, then apply or discard it.',
      link,
    };
  if (failedLastDay > 0)
    return {
      name,
      state: 'warning',
      text: `${count(failedLastDay, 'file')} failed in the last 24 hours.`,
      todo: 'Open it to see why, and ask the vendor for another.',
      link,
    };
  return {
    name,
    state: 'good',
    text: sources === 0 ? 'No source is set up.' : `${count(sources, 'active source')}; nothing waits.`,
  };
}

function backup({ backup: { last, isScheduled, bucket }, now }: SystemFacts): Check {
  const name = 'Backup';
  const todo = 'Ask your server operator to look: without a backup, a broken disk takes everything.';
  if (!last)
    return {
      name,
      state: 'bad',
      text: 'There is no backup yet.',
      todo: 'Ask your server operator to set BACKUP_DIR.',
    };
  const ageOf = (instant: string) => span(now - new Date(instant).getTime());
  const age = now - new Date(last.at).getTime();
  if (last.failure || !last.made)
    return {
      name,
      state: 'bad',
      text: `The last one failed ${span(age)} ago: ${last.failure ?? 'the reason is not known.'} ${
        last.madeAt ? `The newest backup is ${ageOf(last.madeAt)} old.` : 'There is no other.'
      }`,
      todo,
    };
  const { size, encrypted } = last.made;
  const text = `${span(age)} ago, ${bytesText(size)}, ${encrypted ? 'encrypted' : 'not encrypted'}.`;
  if (age > 48 * HOUR_MS) return { name, state: 'bad', text, todo };
  if (last.copy?.failure)
    return {
      name,
      state: 'warning',
      text: `${text} Not copied to the bucket: ${last.copy.failure} ${
        last.copiedAt
          ? `The newest backup there was copied ${ageOf(last.copiedAt)} ago.`
          : 'There is none in it yet.'
      }`,
      todo: 'It is tried again each hour. If it stays like this, ask your server operator to look.',
    };
  if (bucket && !last.copy)
    return {
      name,
      state: 'warning',
      text: `${text} Not copied to the bucket ${bucket} yet.`,
      todo: isScheduled
        ? 'It is copied by itself within the hour.'
        : 'Ask your server operator to make a backup: it is copied then.',
    };
  if (isScheduled) return { name, state: 'good', text };
  return {
    name,
    state: 'warning',
    text: `${text} The server makes none by itself.`,
    todo: 'Unless a timer does it, ask your server operator to set BACKUP_DIR.',
  };
}

function files({ files: stored, now }: SystemFacts): Check[] {
  if (!stored) return [];
  const { bucket, isUnset, problem, since = now, waiting, isUnmoved } = stored;
  const name = 'File storage';
  if (isUnset)
    return [
      {
        name,
        state: 'bad',
        text: `Images and documents are in the bucket ${bucket}, but this server runs without it.`,
        todo: 'Ask your server operator to set S3_BUCKET and the settings with it.',
      },
    ];
  if (problem)
    return [
      {
        name,
        state: 'bad',
        text: `${problem} For ${span(now - since)}; ${count(waiting, 'attachment')} waiting on the disk, none is lost.`,
        todo: 'Ask your server operator to look: images cannot be uploaded, and some are not shown.',
      },
    ];
  if (isUnmoved)
    return [
      {
        name,
        state: 'warning',
        text: `Files are stored in the bucket ${bucket}; older ones are still on the disk.`,
        todo: 'Ask your server operator to run “npm run move-files -- to-bucket”.',
      },
    ];
  return [{ name, state: 'good', text: `Files are stored in the bucket ${bucket}.` }];
}

function disk({ disk: { free, total }, mediaBytes }: SystemFacts): Check {
  const name = 'Disk';
  const text = `${bytesText(free)} of ${bytesText(total)} free; images take ${bytesText(mediaBytes)} as uploaded.`;
  const state = free < GB ? 'bad' : free < 5 * GB && free < total / 10 ? 'warning' : 'good';
  if (state === 'good') return { name, state, text };
  return {
    name,
    state,
    text,
    todo: 'Ask your server operator to make room: on a full disk no lead can be stored.',
  };
}

const database = ({ database: { kind, bytes } }: SystemFacts): Check => ({
  name: 'Database',
  state: 'good',
  text: `${kind}, ${bytesText(bytes)}.`,
});

const version = ({ version: number, node, startedAt, now }: SystemFacts): Check => ({
  name: 'Version',
  state: 'good',
  text: `Frontage ${number} on Node ${node}, running for ${span(now - startedAt)}.`,
});

const deliveries = (state: string) => ({
  href: `/admin/collections/deliveries?where[or][0][and][0][state][equals]=${state}`,
  label: 'Deliveries',
});

const count = (n: number, what: string): string =>
  `${n.toLocaleString('en-AU')} ${what}${n === 1 ? '' : 's'}`;

/** A length of time in one unit: "3 hours". */
function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 90) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

/** A size in bytes as people say it: "1.5 GB". */
function bytesText(bytes: number): string {
  const [unit, size] = bytes >= GB ? ['GB', GB] : bytes >= 1e6 ? ['MB', 1e6] : ['KB', 1e3];
  return `${(bytes / size).toLocaleString('en-AU', { maximumFractionDigits: bytes >= GB ? 1 : 0 })} ${unit}`;
}
