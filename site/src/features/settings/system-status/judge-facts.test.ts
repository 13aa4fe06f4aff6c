import { expect, it } from 'vitest';
import { judgeFacts, type SystemFacts } from './judge-facts.ts';

const NOW = Date.parse('2026-07-02T02:00:00Z');
const hoursAgo = (hours: number) => NOW - hours * 60 * 60 * 1000;
const made = { path: '/srv/backups/a.zip.age', size: 1.5e9, encrypted: true };

const BUCKET = { bucket: 'frontage', waiting: 0, isUnmoved: false };

const WELL: SystemFacts = {
  now: NOW,
  version: '1.2.3',
  node: '24.21.0',
  startedAt: hoursAgo(3),
  database: { kind: 'SQLite', bytes: 12e6 },
  disk: { free: 40e9, total: 100e9 },
  mediaBytes: 900e6,
  email: { hasServer: true, waiting: 0, failedLastDay: 0, unsent: 0 },
  feeds: { sources: 2, held: 0, waiting: 0, failedLastDay: 0 },
  backup: { last: { at: new Date(hoursAgo(10)).toISOString(), made }, isScheduled: true },
};

it('says of each part how it is', () => {
  const checks = judgeFacts(WELL);
  expect(checks.every(({ state, todo }) => state === 'good' && !todo)).toBe(true);
  expect(checks.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Leads and changes: New leads and changes are stored.',
    'Email: Everything is sent.',
    'Feeds: 2 active sources; nothing waits.',
    'Backup: 10 hours ago, 1.5 GB, encrypted.',
    'Disk: 40 GB of 100 GB free; images take 900 MB as uploaded.',
    'Database: SQLite, 12 MB.',
    'Version: Frontage 1.2.3 on Node 24.21.0, running for 3 hours.',
  ]);
});

it('names the bucket where there is one', () => {
  const check = judgeFacts({ ...WELL, files: BUCKET }).find(({ name }) => name === 'File storage');
  expect(check).toEqual({
    name: 'File storage',
    state: 'good',
    text: 'Files are stored in the bucket frontage.',
  });
});

it.each<[string, Partial<SystemFacts>, string, RegExp]>([
  ['a clock ahead', { clockAheadMs: 60 * 60 * 1000 }, 'bad', /60 minutes ahead of.+sent twice.+NTP/],
  ['a clock behind', { clockAheadMs: -2 * 60 * 60 * 1000 }, 'bad', /2 hours behind the database/],
  [
    'no mail server',
    { email: { ...WELL.email, hasServer: false, unsent: 1 } },
    'bad',
    /1 message in.+SMTP_URL/,
  ],
  [
    'mail that waits',
    { email: { ...WELL.email, waiting: 3, oldestDueAt: hoursAgo(30), stalledSince: hoursAgo(2) } },
    'bad',
    /3 messages waiting: none has been sent for 2 hours/,
  ],
  [
    'mail that one recipient does not take',
    { email: { ...WELL.email, waiting: 1, oldestDueAt: hoursAgo(2) } },
    'warning',
    /1 message waiting, the oldest for 2 hours. Others are sent.+its recipient/,
  ],
  [
    'mail that failed',
    { email: { ...WELL.email, failedLastDay: 1 } },
    'warning',
    /1 message failed.+send them again/,
  ],
  [
    'feeds that stand still',
    { feeds: { ...WELL.feeds, waiting: 1, oldestWaitingAt: hoursAgo(2) } },
    'bad',
    /nothing is being imported/,
  ],
  ['feeds on hold', { feeds: { ...WELL.feeds, held: 1 } }, 'warning', /1 file on hold/],
  ['feeds that failed', { feeds: { ...WELL.feeds, failedLastDay: 2 } }, 'warning', /2 files failed/],
  ['no backup', { backup: { isScheduled: false } }, 'bad', /There is no backup yet.+BACKUP_DIR/],
  [
    'an old backup',
    { backup: { isScheduled: true, last: { at: new Date(hoursAgo(80)).toISOString(), made } } },
    'bad',
    /3 days ago/,
  ],
  [
    'a failed backup',
    {
      backup: { isScheduled: true, last: { at: new Date(hoursAgo(1)).toISOString(), failure: 'No space.' } },
    },
    'bad',
    /failed 60 minutes ago: No space\. There is no other\./,
  ],
  [
    'a failed backup after others',
    {
      backup: {
        isScheduled: true,
        last: {
          at: new Date(hoursAgo(1)).toISOString(),
          failure: 'No space.',
          madeAt: new Date(hoursAgo(80)).toISOString(),
        },
      },
    },
    'bad',
    /The newest backup is 3 days old\./,
  ],
  [
    'a backup that is not in the bucket',
    {
      backup: {
        isScheduled: true,
        last: {
          at: new Date(hoursAgo(3)).toISOString(),
          made,
          copy: { at: new Date(hoursAgo(1)).toISOString(), bucket: 'b', failure: 'It answers 503.' },
        },
      },
    },
    'warning',
    /Not copied to the bucket: It answers 503\. There is none in it yet\..+tried again each hour/,
  ],
  [
    'a new bucket for backups',
    { backup: { ...WELL.backup, bucket: 'copies' } },
    'warning',
    /Not copied to the bucket copies yet\..+within the hour/,
  ],
  ['a backup by hand', { backup: { ...WELL.backup, isScheduled: false } }, 'warning', /makes none by itself/],
  ['a disk that fills', { disk: { free: 4e9, total: 100e9 } }, 'warning', /make room/],
  [
    'a bucket that is away',
    { files: { ...BUCKET, problem: 'The file storage answers 503.', since: hoursAgo(2), waiting: 3 } },
    'bad',
    /answers 503\. For 2 hours; 3 attachments waiting on the disk, none is lost\..+cannot be uploaded/,
  ],
  [
    'a server without the settings of its bucket',
    { files: { ...BUCKET, isUnset: true } },
    'bad',
    /in the bucket frontage, but this server runs without it.+S3_BUCKET/,
  ],
  [
    'files that were not moved',
    { files: { ...BUCKET, isUnmoved: true } },
    'warning',
    /older ones are still on the disk.+npm run move-files -- to-bucket/,
  ],
  ['a full disk', { disk: { free: 5e8, total: 100e9 } }, 'bad', /500 MB of 100 GB free.+make room/],
  [
    'nothing that can be stored',
    { notReady: 'The database cannot be written to.' },
    'bad',
    /Cannot be stored now\. The database/,
  ],
])('puts %s first and says what to do', (_what, change, state, text) => {
  const [first] = judgeFacts({ ...WELL, ...change });
  expect(first?.state).toBe(state);
  expect(`${first?.text} ${first?.todo}`).toMatch(text);
});
