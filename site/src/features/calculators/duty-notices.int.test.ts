// Cost: one Payload boot; about 3 s with each database.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { createMailer } from '#site/server/mail.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createDutyNoticeWorker, oweDutyNotices } from './send-duty-notices.ts';
import { flatEdition } from './testing/flat-edition.ts';

const { payload, dataDir } = await testPayload({ seedAdmin: true });
const siteUrl = 'https://example.com';

// Half past midnight in Sydney on 17 June 2099, still the day before in UTC: two weeks before the year turns.
const TWO_WEEKS_BEFORE = Date.parse('2099-06-16T14:30:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const owed = () =>
  query<{ to: string; when: string }>(payload, sql`select "to", "when" from duty_notices order by id`);
const sent = async () => {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
};

async function send(now: number): Promise<void> {
  const mailer = createMailer({ env: { ...env(), dataDir, smtpUrl: undefined } });
  await createDutyNoticeWorker({ payload, mailer, siteUrl, now: () => now }).runOnce();
  mailer.close();
}

/** Rates of New South Wales that are known for 2098-99 and no longer. */
async function ratesThatEnd() {
  const edition = flatEdition({ from: '2098-07-01' });
  for (const scheme of edition.schemes)
    for (const table of scheme.tables) table.evidence = { '2098-99': 'high' };
  await payload.create({
    collection: 'duty-editions',
    data: { title: 'NSW', why: 'A trial', state: 'NSW', status: 'published', tables: edition as never },
  });
}

beforeEach(async () => {
  await payload.delete({ collection: 'duty-editions', where: {} });
  await emptyTables(payload, 'duty_notices');
  await payload.updateGlobal({ slug: 'duty-settings', data: { notify: [] } });
});

describe('rates that end', () => {
  it('are told to all admins once, two weeks before and on the day, whatever is started again', async () => {
    await ratesThatEnd();
    expect(await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE - DAY_MS })).toBe(0);
    expect(await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE })).toBe(1);
    expect(await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE + DAY_MS })).toBe(0);
    await send(TWO_WEEKS_BEFORE);
    expect(await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE + 14 * DAY_MS })).toBe(1);
    await send(TWO_WEEKS_BEFORE + 14 * DAY_MS);
    expect(await owed()).toEqual([
      { to: 'admin@example.com', when: 'before' },
      { to: 'admin@example.com', when: 'after' },
    ]);
    const mails = await sent();
    expect(mails).toHaveLength(2);
    expect(
      mails.filter((mail) => mail.includes('Subject: Stamp duty rates end on 30 June 2099')),
    ).toHaveLength(1);
    expect(
      mails.filter((mail) => mail.includes('Subject: Stamp duty rates ended on 30 June 2099')),
    ).toHaveLength(1);
  });

  it('are not told once there are new ones', async () => {
    await ratesThatEnd();
    await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE });
    await payload.delete({ collection: 'duty-editions', where: {} });
    const before = (await sent()).length;
    await send(TWO_WEEKS_BEFORE + DAY_MS);
    expect(await sent()).toHaveLength(before);
    const [row] = await query<{ attempts: unknown }>(payload, sql`select attempts from duty_notices`);
    expect(JSON.stringify(row?.attempts)).toContain('new rates have been entered');
  });

  it('are told to the people chosen in the settings', async () => {
    const manager = await payload.create({
      collection: 'users',
      data: {
        name: 'Manager',
        email: 'manager@example.com',
        password: 'correct horse battery',
        role: 'editor',
      },
    });
    const [admin] = (await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })).docs;
    const user = { ...admin, collection: 'users' } as never;
    await payload.updateGlobal({ slug: 'duty-settings', data: { notify: [manager.id] }, user });
    await ratesThatEnd();
    await oweDutyNotices({ payload, now: TWO_WEEKS_BEFORE });
    expect(await owed()).toEqual([{ to: 'manager@example.com', when: 'before' }]);
  });
});
