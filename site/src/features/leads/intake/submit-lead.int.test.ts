import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { directory, LISTING, submission, testLeadService } from '../testing/lead-service.ts';
import { leadToStore } from '../testing/lead-to-store.ts';
import type { LeadDirectory } from '../types/lead-types.ts';
import { REFERENCE } from '../types/reference.ts';
import { createLeadStore } from './lead-store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload()).payload;
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});

const storedLeads = async () => (await payload.find({ collection: 'leads', sort: 'id', limit: 100 })).docs;
const storedDeliveries = async () =>
  (await payload.find({ collection: 'deliveries', sort: 'id', depth: 0, limit: 100 })).docs;

describe('a submission', () => {
  it('is stored with its deliveries before the visitor is told', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = submission({
      service,
      clock,
      values: { wishes: ['price', 'inspect'], email: 'Zoe@Example.com' },
      origin: { page: '/property/a/b/42?utm_source=news', referrer: 'https://search.example/?q=x' },
    });
    const result = await service.submit(sent);
    expect(result).toEqual({ ok: true, redirects: true, reference: expect.stringMatching(REFERENCE) });

    const [lead] = await storedLeads();
    expect(lead).toMatchObject({
      reference: result.ok && result.reference,
      form: 'property-enquiry',
      formTitle: 'Enquire about this property',
      formVersion: 1,
      name: 'Zoë Byron',
      email: 'zoe@example.com',
      phone: '0400 000 000',
      state: 'new',
      page: '/property/a/b/42?utm_source=news',
      source: { utm_source: 'news', referrer: 'https://search.example/' },
      createdAt: new Date(clock.at).toISOString(),
      answers: [
        { name: 'wishes', label: 'I would like to …', text: 'inspect the property, get a price guide' },
        { name: 'name', label: 'Your name', text: 'Zoë Byron' },
        { name: 'email', label: 'Email', text: 'Zoe@Example.com' },
        { name: 'phone', label: 'Phone', text: '0400 000 000' },
        { name: 'message', label: 'Message', text: 'May I see it?' },
        { name: 'property_id', label: 'Property', text: '12 Example Street, Newtown NSW 2042' },
      ],
    });
    expect(await storedDeliveries()).toMatchObject([
      { lead: lead?.id, kind: 'notice', to: 'mia@agency.test', state: 'due', attemptCount: 0 },
      { lead: lead?.id, kind: 'copy', to: 'lee@agency.test', state: 'due' },
      { lead: lead?.id, kind: 'autoresponse', to: 'zoe@example.com', state: 'due' },
    ]);
  });

  it('keeps a listing that has left the website in words', async () => {
    const { service, clock } = testLeadService({ payload });
    await service.submit(submission({ service, clock, values: { property_id: '999' } }));
    const [lead] = await storedLeads();
    expect(lead?.answers).toContainEqual({
      name: 'property_id',
      label: 'Property',
      text: '999 (not on the website)',
    });
  });

  it('about a listing withdrawn since the form was opened goes to its agent, and says which it was', async () => {
    const gone = { id: 43, agentIds: [7], officeId: 3 };
    const asked: unknown[] = [];
    const { service, clock } = testLeadService({
      payload,
      directory: {
        ...directory,
        goneListing: async (id) => (id === gone.id ? gone : undefined),
        route: async (matter) => {
          asked.push(matter.listing);
          return directory.route(matter);
        },
      },
    });
    await query(payload, sql`insert into listings (id) values (43)`);
    await service.submit(submission({ service, clock, values: { property_id: '43' } }));
    expect(asked).toEqual([gone]);
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({ listing: { id: 43 } });
    expect(lead?.answers).toContainEqual({
      name: 'property_id',
      label: 'Property',
      text: 'Listing 43, no longer on the website',
    });
  });

  it('is refused with a sentence for every wrong answer, and nothing is stored', async () => {
    const { service, clock } = testLeadService({ payload });
    const result = await service.submit(submission({ service, clock, values: { name: 'Z', email: 'zoe' } }));
    expect(result).toMatchObject({
      ok: false,
      reason: 'invalid',
      errors: [
        { field: 'name', message: 'Your name must be 2 characters or more' },
        { field: 'email', message: 'Enter your email address in full, such as name@example.com' },
      ],
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('is refused without a form token, with another form’s, from another site, and for a form there is not', async () => {
    const { service, clock } = testLeadService({ payload });
    const reasonOf = async (changes: object) => {
      const result = await service.submit({ ...submission({ service, clock }), ...changes });
      return result.ok ? 'ok' : result.reason;
    };
    expect(await reasonOf({ formToken: '' })).toBe('expired');
    expect(await reasonOf({ formToken: service.formToken('contact-agent') })).toBe('expired');
    expect(await reasonOf({ fromOurPages: false })).toBe('foreign');
    expect(await reasonOf({ form: '__proto__' })).toBe('unknown');
    expect(await storedLeads()).toEqual([]);
  });

  it('faster than people type is asked to try again, and then taken', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = { ...submission({ service, clock }), formToken: service.formToken('property-enquiry') };
    expect(await service.submit(sent)).toMatchObject({ ok: false, reason: 'early' });
    clock.at += 2000;
    expect(await service.submit(sent)).toMatchObject({ ok: true });
  });

  it('opened before the clock was set back is taken', async () => {
    const { service, clock } = testLeadService({ payload });
    clock.at += 12 * 60 * 60 * 1000;
    const formToken = service.formToken('property-enquiry');
    clock.at -= 12 * 60 * 60 * 1000;
    const sent = { ...submission({ service, clock }), formToken };
    expect(await service.submit(sent)).toMatchObject({ ok: true });
  });

  it('that fell into the trap is thanked, kept as spam, and sent to nobody', async () => {
    const { service, clock } = testLeadService({ payload });
    const result = await service.submit(submission({ service, clock, honeypot: 'http://spam.example' }));
    expect(result).toMatchObject({ ok: true });
    expect(await storedLeads()).toMatchObject([{ state: 'spam' }]);
    expect(await storedDeliveries()).toMatchObject([{ kind: 'notice', state: 'held' }]);
    expect(await service.worker.runOnce()).toBe(0);
  });

  it('too many from one address are put off, and no other address is', async () => {
    const { service, clock } = testLeadService({ payload });
    const fresh = (addressKey: string) => {
      const sent = submission({ service, clock, addressKey });
      // The time it takes to fill in a form would give the turns back.
      clock.at -= 3000;
      return service.submit(sent);
    };
    const results = [];
    for (let count = 0; count < 14; count += 1) results.push(await fresh('one address'));
    const refused = results.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ reason: 'limited', retryAfterSeconds: expect.any(Number) });
    expect(results.filter(({ ok }) => ok).length).toBeLessThan(13);
    expect(await fresh('another address')).toMatchObject({ ok: true });
  });
});

describe('the same submission again', () => {
  it('is one lead and one answer, even twenty times at once', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = submission({ service, clock });
    const results = await Promise.all(Array.from({ length: 20 }, () => service.submit(sent)));
    const leads = await storedLeads();
    expect(leads).toHaveLength(1);
    expect(results).toEqual(
      results.map(() => ({ ok: true, redirects: true, reference: leads[0]?.reference })),
    );
    expect(await storedDeliveries()).toHaveLength(3);
  });

  it('is one lead also when two processes take it in', async () => {
    const one = testLeadService({ payload });
    const two = testLeadService({ payload });
    const sent = submission(one);
    two.clock.at = one.clock.at;
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).service.submit(sent)),
    );
    expect(new Set(results.map((result) => result.ok && result.reference)).size).toBe(1);
    expect(await storedLeads()).toHaveLength(1);
    expect(await storedDeliveries()).toHaveLength(3);
  });

  it('with other words is not lost silently: the visitor is told to send it as a new one', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = submission({ service, clock });
    const first = await service.submit(sent);
    const changed = { ...sent, values: { ...sent.values, message: 'Another question' } };
    const told = {
      ok: false,
      reason: 'repeated',
      message: expect.stringContaining(first.ok ? first.reference : '?'),
    };
    expect(await service.submit(changed)).toMatchObject(told);
    const afterRestart = testLeadService({ payload });
    afterRestart.clock.at = clock.at;
    expect(await afterRestart.service.submit(changed)).toMatchObject(told);
    expect(await afterRestart.service.submit(sent)).toEqual(first);
    expect(await storedLeads()).toHaveLength(1);
  });
});

describe('a submission that comes again after staff deleted its lead', () => {
  it('is taken in again, once: nobody is told that something is stored which is not', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = submission({ service, clock });
    const first = await service.submit(sent);
    await payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    const results = await Promise.all(Array.from({ length: 10 }, () => service.submit(sent)));
    const leads = await storedLeads();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.reference).not.toBe(first.ok && first.reference);
    expect(results).toEqual(
      results.map(() => ({ ok: true, redirects: true, reference: leads[0]?.reference })),
    );
    expect(await storedDeliveries()).toHaveLength(3);
  });

  it('is taken in again with other words too', async () => {
    const { service, clock } = testLeadService({ payload });
    const sent = submission({ service, clock });
    await service.submit(sent);
    await payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    const changed = { ...sent, values: { ...sent.values, message: 'Another question' } };
    expect(await service.submit(changed)).toMatchObject({ ok: true });
    expect(await storedLeads()).toHaveLength(1);
  });
});

describe('the autoresponse', () => {
  it('goes to one address once an hour from one form about one subject', async () => {
    const { service, clock } = testLeadService({ payload });
    const values = { email: 'often@example.com' };
    const answered = async () =>
      (await storedDeliveries()).filter(({ kind }) => kind === 'autoresponse').length;
    await service.submit(submission({ service, clock, values }));
    await service.submit(submission({ service, clock, values }));
    expect(await answered()).toBe(1);
    await service.submit(submission({ service, clock, form: 'contact-agent', values }));
    expect(await answered()).toBe(2);
    clock.at += 60 * 60 * 1000;
    await service.submit(submission({ service, clock, values }));
    expect(await answered()).toBe(3);
  });

  const houses = async (count: number): Promise<number[]> => {
    const ids = [];
    for (let index = 0; index < count; index += 1) {
      const data = { status: 'current', method: 'buy', category: 'residential' } as never;
      ids.push((await payload.create({ collection: 'listings', data, draft: true })).id);
    }
    return ids;
  };
  /** A directory that knows every listing, and two inspections of each. */
  const street: LeadDirectory = {
    ...directory,
    listing: async (id) => ({ ...LISTING, id }),
    inspections: async () =>
      ['Saturday 28 November, 11:00 – 11:30 am', 'Sunday 29 November, 1:00 – 1:30 pm'].map((label) => ({
        value: label.slice(0, 8),
        label,
      })),
  };

  it('goes out for each inspection and each listing somebody registers for on one day', async () => {
    const { service, clock } = testLeadService({ payload, directory: street });
    const [first, second] = await houses(2);
    const register = (property_id: unknown, inspection: string) =>
      service.submit(
        submission({
          service,
          clock,
          form: 'inspection-registration',
          values: {
            first_name: 'Zoë',
            last_name: 'Byron',
            email: 'saturday@example.com',
            property_id: String(property_id),
            inspection,
          },
        }),
      );
    const answers = [
      await register(first, 'Saturday'),
      await register(second, 'Saturday'),
      await register(second, 'Sunday 2'),
      // The same again.
      await register(second, 'Sunday 2'),
    ];
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
    const kinds = (await storedDeliveries()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'autoresponse')).toHaveLength(3);
  });

  it('fills nobody’s inbox: ten an hour, whatever they are about', async () => {
    const { service, clock } = testLeadService({ payload, directory: street });
    for (const id of await houses(12)) {
      const values = { email: 'victim@example.com', property_id: String(id) };
      clock.at += 60_000;
      await service.submit(submission({ service, clock, addressKey: `client ${id}`, values }));
    }
    const kinds = (await storedDeliveries()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(12);
    expect(kinds.filter((kind) => kind === 'autoresponse')).toHaveLength(10);
  });

  it('does not go to ourselves', async () => {
    const { service, clock } = testLeadService({ payload });
    await service.submit(submission({ service, clock, values: { email: 'MIA@agency.test' } }));
    expect((await storedDeliveries()).map(({ kind }) => kind)).toEqual(['notice', 'copy']);
  });
});

describe('when the database fails', () => {
  it('the visitor is told what to do instead, and nothing half is stored', async () => {
    const { service, clock } = testLeadService({ payload });
    // A delivery the table refuses: the lead's own row must not stay behind.
    const broken = {
      ...directory,
      route: async () => ({ owner: null as never, copies: [null as never], agentId: null, officeId: null }),
    };
    const failing = testLeadService({ payload, directory: broken });
    failing.clock.at = clock.at;
    const result = await failing.service.submit(submission({ service, clock: failing.clock }));
    expect(result).toMatchObject({
      ok: false,
      reason: 'unavailable',
      message: expect.stringContaining('call us on 02 5550 0000'),
    });
    expect(await storedLeads()).toEqual([]);
    expect(await storedDeliveries()).toEqual([]);
  });

  it('one lead that cannot be stored takes no other down with it', async () => {
    const store = createLeadStore({ payload, dataDir: env().dataDir });
    const poisoned = leadToStore({ token: 'b', form: null as never });
    const results = await Promise.allSettled(
      [leadToStore({ token: 'a' }), poisoned, leadToStore({ token: 'c' })].map((lead) =>
        store.save({ lead }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storedLeads()).map(({ email }) => email)).toEqual(['a@example.com', 'c@example.com']);
  });

  it('an agent deleted a moment ago does not cost the lead', async () => {
    const gone = {
      ...directory,
      route: async () => ({ owner: 'mia@agency.test', copies: [], agentId: 12345, officeId: 12345 }),
    };
    const { service, clock } = testLeadService({ payload, directory: gone });
    expect(await service.submit(submission({ service, clock }))).toMatchObject({ ok: true });
    expect(await storedLeads()).toMatchObject([{ agent: null, office: null, listing: null }]);
  });
});
