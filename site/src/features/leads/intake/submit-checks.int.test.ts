import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { submission, testLeadService } from '../testing/lead-service.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload()).payload;
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

const storedLeads = async () => (await payload.find({ collection: 'leads', sort: 'id', limit: 100 })).docs;

describe('who sent it', () => {
  it('is a name, whether the form asks for it whole or in parts', async () => {
    const { service, clock } = testLeadService({ payload });
    const person = { first_name: 'Zoë', last_name: 'Byron', name: '' };
    const address = {
      'street-address': '1 Example Street',
      suburb: 'Newtown',
      postcode: '2042',
      state: 'NSW',
    };
    const values = { ...person, ...address };
    const result = await service.submit(submission({ service, clock, form: 'sales-appraisal', values }));
    expect(result).toMatchObject({ ok: true });
    expect(await storedLeads()).toMatchObject([{ name: 'Zoë Byron', form: 'sales-appraisal' }]);
  });
});

describe('the agency’s settings', () => {
  const set = (contactAgent: Record<string, unknown>) =>
    payload.updateGlobal({ slug: 'lead-form-settings', data: { contactAgent } as never });
  afterEach(() => set({ enabled: true, captcha: false }));

  it('switch a form off: then there is none', async () => {
    const { service, clock } = testLeadService({ payload });
    await set({ enabled: false });
    const result = await service.submit(submission({ service, clock, form: 'contact-agent' }));
    expect(result).toMatchObject({ ok: false, reason: 'unknown' });
    expect(await storedLeads()).toEqual([]);
  });

  it('ask for a captcha: checked once, after the answers and before anything is stored', async () => {
    const asked: unknown[] = [];
    const captcha = {
      widget: () => ({ provider: 'altcha', form: 'contact-agent', siteKey: '' }) as never,
      puzzle: () => undefined,
      verify: async (input: { response: string }) => {
        asked.push(input);
        return input.response === 'a person';
      },
    };
    const { service, clock } = testLeadService({ payload, captcha });
    const sent = submission({ service, clock, form: 'contact-agent', addressKey: 'somebody' });
    expect(await service.submit(sent)).toMatchObject({ ok: true });
    expect(asked).toEqual([]);

    await set({ captcha: true });
    const wrongAnswers = submission({ service, clock, form: 'contact-agent', values: { email: 'zoe' } });
    expect(await service.submit(wrongAnswers)).toMatchObject({ reason: 'invalid' });
    expect(asked).toEqual([]);
    const guarded = submission({ service, clock, form: 'contact-agent', addressKey: 'somebody' });
    expect(await service.submit(guarded)).toMatchObject({
      ok: false,
      reason: 'captcha',
      message: expect.stringContaining('The captcha was not completed'),
    });
    expect(await storedLeads()).toHaveLength(1);
    const answered = { ...guarded, captcha: 'a person' };
    const twice = await Promise.all([service.submit(answered), service.submit(answered)]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(asked).toEqual([
      { form: 'contact-agent', response: '', addressKey: 'somebody' },
      { form: 'contact-agent', response: 'a person', addressKey: 'somebody' },
    ]);
    expect(await storedLeads()).toHaveLength(2);
  });
});

describe('when the database’s disk is full', () => {
  /** Says what a full disk makes the database say; returns how to make room again. */
  async function fillDisk(): Promise<() => Promise<unknown>> {
    if (isPostgres(payload)) {
      await query(
        payload,
        sql`create function disk_full() returns trigger language plpgsql as $$
          begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      );
      await query(
        payload,
        sql`create trigger disk_full before insert on leads for each row execute function disk_full()`,
      );
      return () => query(payload, sql`drop function disk_full cascade`);
    }
    await query(payload, sql`vacuum`);
    const [row] = await query<{ page_count: number }>(payload, sql`pragma page_count`);
    await query(payload, sql`pragma max_page_count = ${sql.raw(String(row?.page_count))}`);
    return () => query(payload, sql`pragma max_page_count = 1073741823`);
  }

  it('everybody is told what to do, nothing is stored, and the next one is once there is room', async () => {
    const { service, clock } = testLeadService({ payload });
    const message = 'x'.repeat(4900);
    const makeRoom = await fillDisk();
    const sent = Array.from({ length: 20 }, () => submission({ service, clock, values: { message } }));
    try {
      const results = await Promise.all(sent.map((one) => service.submit(one)));
      for (const result of results) {
        expect(result).toMatchObject({
          ok: false,
          reason: 'unavailable',
          message: expect.stringContaining('Try again in a minute, or call us on 02 5550 0000'),
        });
      }
    } finally {
      await makeRoom();
    }
    expect(await storedLeads()).toEqual([]);
    expect(await service.submit(sent[0] as (typeof sent)[0])).toMatchObject({ ok: true });
  });
});
