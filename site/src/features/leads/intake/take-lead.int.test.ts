import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { NOON, testLeadService } from '../testing/lead-service.ts';
import type { CheckedLead } from './take-lead.ts';

const MINUTE = 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload()).payload;
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

const checked = (changes: Partial<CheckedLead> = {}): CheckedLead => ({
  definition: {
    key: 'contact-form-1',
    title: 'Write to us',
    fields: [{ kind: 'text', name: 'who', label: 'Who' }],
    submitLabel: 'Send',
    messages: { waiting: '', failed: '', thanks: { title: '', body: '' } },
    version: 1,
  },
  answers: { who: 'Zoë' },
  files: [],
  person: { name: 'Zoë', email: 'zoe@example.com', phone: '' },
  recipients: [],
  copies: [],
  hiddenCopies: [],
  autoresponse: true,
  mails: {},
  addressKey: 'somebody',
  origin: { page: '/contact', referrer: '' },
  ...changes,
});

const storedStates = async () =>
  (await query(payload, sql`select state from leads order by id`)).map(({ state }) => state);

describe('the same again', () => {
  it('is the same lead for ten minutes, whenever they begin, also after a restart', async () => {
    // A minute before one stretch of ten ends, and four minutes into one.
    for (const begin of [NOON + 9 * MINUTE, NOON + 4 * MINUTE]) {
      await emptyTables(payload, 'leads');
      const { service, clock } = testLeadService({ payload });
      clock.at = begin;
      const first = await service.take(checked());
      expect(first).toMatchObject({ ok: true });
      clock.at = begin + 9 * MINUTE;
      expect(await service.take(checked())).toEqual(first);
      const restarted = testLeadService({ payload });
      restarted.clock.at = begin + 9 * MINUTE;
      expect(await restarted.service.take(checked())).toEqual(first);
      expect(await storedStates()).toEqual(['new']);
      const messages = await query(payload, sql`select kind from deliveries order by id`);
      expect(messages.map(({ kind }) => kind)).toEqual(['notice', 'autoresponse']);
      clock.at = begin + 11 * MINUTE;
      expect(await service.take(checked())).not.toEqual(first);
      expect(await storedStates()).toEqual(['new', 'new']);
      await emptyTables(payload, 'deliveries');
    }
  });

  it('is another lead of somebody else, of another form, with other answers, or where the first was spam', async () => {
    const { service } = testLeadService({ payload });
    const { definition } = checked();
    const others = [
      checked({ held: 'a robot sent it.' }),
      checked(),
      checked({ addressKey: 'somebody else' }),
      checked({ definition: { ...definition, key: 'contact-form-2' } }),
      checked({ answers: { who: 'Ada' } }),
    ];
    for (const lead of others) expect(await service.take(lead)).toMatchObject({ ok: true });
    expect(await storedStates()).toEqual(['spam', 'new', 'new', 'new', 'new']);
  });

  it('uses up no turn, and is stored again where staff deleted it', async () => {
    const { service } = testLeadService({ payload });
    for (let time = 0; time < 30; time += 1)
      expect(await service.take(checked())).toMatchObject({ ok: true });
    await emptyTables(payload, 'deliveries', 'leads');
    expect(await service.take(checked())).toMatchObject({ ok: true });
    expect(await storedStates()).toEqual(['new']);
  });

  it('at the same moment is one lead, also in two processes', async () => {
    const services = [testLeadService({ payload }).service, testLeadService({ payload }).service];
    const told = await Promise.all([...services, ...services].map((service) => service.take(checked())));
    expect(told.every(({ ok }) => ok)).toBe(true);
    expect(new Set(told.map((each) => each.ok && each.reference)).size).toBe(1);
    expect(await storedStates()).toEqual(['new']);
  });
});

it('a captcha is asked once of what comes several times, and again where it did not pass', async () => {
  const asked: string[] = [];
  const captcha = {
    widget: () => ({ provider: 'altcha', siteKey: '', puzzleUrl: '/' }) as const,
    puzzle: () => undefined,
    verify: async ({ response }: { response: string }) => {
      asked.push(response);
      return response === 'a person';
    },
  };
  const { service } = testLeadService({ payload, captcha });
  const together = (response: string) =>
    Promise.all([1, 2, 3].map(() => service.take(checked({ captcha: response }))));
  expect(await service.take(checked({ captcha: 'a robot' }))).toMatchObject({ ok: false, reason: 'captcha' });
  const told = await together('a person');
  expect(told.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await service.take(checked({ captcha: 'a robot' }))).toEqual(told[0]);
  expect(asked).toEqual(['a robot', 'a person']);
  expect(await storedStates()).toEqual(['new']);
});

it('many leads from one address are too many, however different', async () => {
  const { service } = testLeadService({ payload });
  const told = [];
  for (let number = 0; number < 12; number += 1)
    told.push(await service.take(checked({ answers: { who: `Visitor ${number}` } })));
  expect(told.filter(({ ok }) => ok)).toHaveLength(10);
  expect(told.at(-1)).toMatchObject({ ok: false, reason: 'limited', retryAfterSeconds: 60 });
});
