// One boot of Payload: about six seconds.
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { recordingMailer, testLeadService } from '../testing/lead-service.ts';
import { answerOf, storeLead } from '../testing/stored-leads.ts';
import { historyEndpoint, type LeadHistory } from './history/history-endpoint.ts';
import { noteEndpoint } from './history/note-endpoint.ts';
import { openedEndpoint } from './history/opened-endpoint.ts';
import { inboxEndpoint } from './list/inbox-endpoint.ts';
import type { InboxView } from './list/inbox-views.ts';
import { loadInbox } from './list/load-inbox.ts';
import { loadNotices } from './notices/load-notices.ts';
import { replyEndpoint } from './reply/reply-endpoint.ts';

/** A Saturday noon in Sydney. */
const NOON = Date.parse('2026-11-21T01:00:00Z');
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOON - hours * HOUR).toISOString();

let payload: Payload;
let ada = 0;
let mia = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  ada = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
  mia = Number(
    (await payload.create({ collection: 'agents', data: { name: 'Mia Agent', _status: 'published' } })).id,
  );
});
beforeEach(() => emptyTables(payload, 'lead_tasks', 'lead_notes', 'deliveries', 'leads'));

const show = (view: InboxView, extra: Partial<Parameters<typeof loadInbox>[0]> = {}) =>
  loadInbox({ payload, user: { id: ada }, scope: 'all', view, page: 1, now: NOON, ...extra });
const names = async (view: InboxView, extra = {}) => (await show(view, extra)).rows.map(({ name }) => name);

type Person = { role: 'admin' | 'editor' | 'agent'; agent?: number } | undefined;
const ask = async (
  endpoint: typeof noteEndpoint,
  { lead, body, person = { role: 'admin' } }: { lead: number; body?: unknown; person?: Person },
) => {
  const { method } = endpoint;
  return answerOf(() =>
    endpoint.handler({
      user: person
        ? { id: ada, name: 'Ada', email: 'admin@example.com', collection: 'users', ...person }
        : null,
      payload,
      method: method.toUpperCase(),
      headers: new Headers(),
      routeParams: { id: String(lead) },
      searchParams: new URLSearchParams(),
      json: async () => body,
      context: {},
    } as never),
  );
};
const historyOf = async (lead: number): Promise<LeadHistory> =>
  JSON.parse((await ask(historyEndpoint, { lead })).text);

describe('the lists of the inbox', () => {
  it('are new, mine, unassigned, overdue and in progress, with counts', async () => {
    await storeLead(payload, { name: 'Newest', createdAt: hoursAgo(1) });
    await storeLead(payload, { name: 'Waiting', createdAt: hoursAgo(30) });
    await storeLead(payload, { name: 'Longest', createdAt: hoursAgo(60) });
    const taken = await storeLead(payload, { name: 'Taken', state: 'working', createdAt: hoursAgo(2) });
    await query(payload, sql`update leads set assignee_id = ${ada} where id = ${taken}`);
    await storeLead(payload, { name: 'Finished', state: 'done', createdAt: hoursAgo(90) });
    await storeLead(payload, { name: 'Junk', state: 'spam', createdAt: hoursAgo(90) });
    expect(await names('new')).toEqual(['Newest', 'Waiting', 'Longest']);
    expect(await names('mine')).toEqual(['Taken']);
    expect(await names('unassigned')).toEqual(['Newest', 'Waiting', 'Longest']);
    // Who waits longest comes first.
    expect(await names('overdue')).toEqual(['Longest', 'Waiting']);
    expect(await names('spam')).toEqual(['Junk']);
    expect(await names('all')).not.toContain('Junk');
    expect((await show('new')).counts).toEqual({ new: 3, mine: 1, unassigned: 3, overdue: 2, working: 1 });
  });

  it('call neither visitors of open homes nor newsletter sign-ups overdue', async () => {
    for (const form of ['open-home-check-in', 'newsletter-footer'])
      await storeLead(payload, { name: form, form, createdAt: hoursAgo(90) });
    expect(await names('overdue')).toEqual([]);
    expect((await show('new')).counts).toMatchObject({ new: 2, overdue: 0 });
    expect((await show('new')).rows.some(({ isOverdue }) => isOverdue)).toBe(false);
  });

  it('show the first line of the message, the age of the lead, and what nobody has opened', async () => {
    const id = await storeLead(payload, { createdAt: hoursAgo(30) });
    const [row] = (await show('new')).rows;
    expect(row).toMatchObject({ line: '=1+1, "quoted" and more', isUnread: true, isOverdue: true });
    await ask(openedEndpoint, { lead: id });
    expect((await show('new')).rows[0]).toMatchObject({ isUnread: false });
  });

  it('can be narrowed to a form, and searched', async () => {
    await storeLead(payload, { name: 'Ann 100%', form: 'contact-agency', formTitle: 'Contact us' });
    await storeLead(payload, { name: 'Ben', form: 'property-enquiry', formTitle: 'Enquiry' });
    expect(await names('new', { form: 'contact-agency' })).toEqual(['Ann 100%']);
    expect(await names('new', { search: 'ann' })).toEqual(['Ann 100%']);
    // Signs of the database's own patterns are only signs.
    expect(await names('new', { search: '%' })).toEqual(['Ann 100%']);
    expect((await show('new')).forms).toEqual([
      { key: 'contact-agency', title: 'Contact us', count: 1 },
      { key: 'property-enquiry', title: 'Enquiry', count: 1 },
    ]);
  });

  it('show agents their own leads only, and as theirs until a colleague has them', async () => {
    await storeLead(payload, { name: 'For Mia', agentId: mia });
    await storeLead(payload, { name: 'For others' });
    const asMia = { user: { id: ada + 1, agent: mia }, scope: { user: ada + 1, agent: mia } };
    expect(await names('new', asMia)).toEqual(['For Mia']);
    expect(await names('mine', asMia)).toEqual(['For Mia']);
    expect((await show('new', asMia)).counts).toMatchObject({ new: 1, mine: 1 });
    const second = await storeLead(payload, { name: 'As second agent' });
    await payload.update({ collection: 'leads', id: second, data: { otherAgents: [mia] } as never });
    expect((await names('mine', asMia)).toSorted()).toEqual(['As second agent', 'For Mia']);
    expect((await show('new', asMia)).counts).toMatchObject({ new: 2, mine: 2 });
  });

  it('are for staff', async () => {
    expect((await ask(inboxEndpoint, { lead: 0 })).status).toBe(200);
    const visitor = await answerOf(() =>
      inboxEndpoint.handler({ user: null, payload, searchParams: new URLSearchParams() } as never),
    );
    expect(visitor.status).toBe(401);
  });
});

describe('notices', () => {
  const asAda = () => loadNotices({ payload, user: { id: ada }, scope: 'all', now: NOON });

  it('say what waits for somebody, each with the list it is in', async () => {
    expect(await asAda()).toEqual([]);
    const own = await storeLead(payload, { state: 'working' });
    await query(payload, sql`update leads set assignee_id = ${ada} where id = ${own}`);
    await storeLead(payload, {});
    await storeLead(payload, { delivery: 'failed' });
    await storeLead(payload, { state: 'done' });
    expect(await asAda()).toMatchObject([
      { count: 1, text: 'unread lead of yours', href: '/admin/inbox?view=mine' },
      { count: 2, text: 'new unassigned leads', href: '/admin/inbox?view=unassigned' },
      { count: 1, text: 'message could not be sent' },
    ]);
    await ask(openedEndpoint, { lead: own });
    expect((await asAda()).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('count a task once it is due, and leads of others never', async () => {
    const lead = await storeLead(payload, { agentId: mia, state: 'done' });
    const data = { lead, text: 'Call back', assignee: ada, by: 'Mia', dueAt: hoursAgo(-1) };
    const { id } = await payload.create({ collection: 'lead-tasks', data });
    expect(await asAda()).toEqual([]);
    await payload.update({ collection: 'lead-tasks', id, data: { dueAt: hoursAgo(1) } });
    expect(await asAda()).toMatchObject([{ count: 1, text: 'task is due' }]);
    await storeLead(payload, { delivery: 'failed' });
    const scope = { user: ada + 1, agent: mia };
    expect(await loadNotices({ payload, user: { id: ada + 1, agent: mia }, scope, now: NOON })).toEqual([]);
  });
});

describe('a note', () => {
  it('is signed, dated, and never changed', async () => {
    const lead = await storeLead(payload);
    expect((await ask(noteEndpoint, { lead, body: { text: ' Called back. ' } })).status).toBe(201);
    expect((await historyOf(lead)).entries.filter(({ kind }) => kind === 'note')).toMatchObject([
      { by: 'Ada', text: 'Called back.', at: expect.stringMatching(/Z$/) },
    ]);
    const [note] = (await payload.find({ collection: 'lead-notes' })).docs;
    const user = { id: ada, role: 'admin', collection: 'users' } as never;
    const common = { collection: 'lead-notes', id: Number(note?.id), overrideAccess: false, user } as const;
    await expect(payload.update({ ...common, data: { text: 'Forged' } })).rejects.toThrow();
    await expect(payload.delete(common)).rejects.toThrow();
  });

  it('needs a text, and a lead that the person may read', async () => {
    const lead = await storeLead(payload);
    expect((await ask(noteEndpoint, { lead, body: { text: '  ' } })).status).toBe(400);
    const other = { role: 'agent', agent: mia } as const;
    expect((await ask(noteEndpoint, { lead, body: { text: 'Hello' }, person: other })).status).toBe(404);
    await payload.delete({ collection: 'leads', id: lead });
    expect((await payload.count({ collection: 'lead-notes' })).totalDocs).toBe(0);
  });
});

describe('a reply', () => {
  const body = { subject: 'Your enquiry\r\nBcc: x@example.com', text: 'Hello Zoë,\n\nSaturday at ten?' };

  it('is stored, sent by the queue, and shown in the history', async () => {
    const lead = await storeLead(payload, { email: 'zoe@example.com' });
    expect((await ask(replyEndpoint, { lead, body })).status).toBe(201);
    const { mailer, sent } = recordingMailer();
    const { service, clock } = testLeadService({ payload, mailer });
    clock.at = Date.now() + 1000;
    await service.worker.runOnce();
    expect(sent).toMatchObject([
      {
        to: [{ address: 'zoe@example.com' }],
        fromName: 'Ada, Harbour Homes',
        replyTo: { address: 'admin@example.com' },
        // Never a further line of the header.
        subject: 'Your enquiry Bcc: x@example.com',
        text: body.text,
      },
    ]);
    const { entries } = await historyOf(lead);
    expect(entries.find(({ kind }) => kind === 'reply')).toMatchObject({
      by: 'Ada',
      to: 'zoe@example.com',
      text: body.text,
      state: 'sent',
    });
  });

  it('takes on a lead that nobody had', async () => {
    const lead = await storeLead(payload);
    await ask(replyEndpoint, { lead, body });
    expect(await payload.findByID({ collection: 'leads', id: lead, depth: 0 })).toMatchObject({
      state: 'working',
      assignee: ada,
    });
  });

  it.each([
    ['without a subject', { text: 'Hello' }, 400],
    ['without a message', { subject: 'Hello' }, 400],
  ])('%s is refused', async (_, given, status) => {
    const lead = await storeLead(payload);
    expect((await ask(replyEndpoint, { lead, body: given })).status).toBe(status);
    expect((await payload.find({ collection: 'deliveries' })).docs.map(({ kind }) => kind)).toEqual([
      'notice',
    ]);
  });

  it('needs an address, and a lead that the person may read', async () => {
    const lead = await storeLead(payload, { email: 'no address' });
    expect((await ask(replyEndpoint, { lead, body })).status).toBe(400);
    const other = { role: 'agent', agent: mia } as const;
    expect((await ask(replyEndpoint, { lead, body, person: other })).status).toBe(404);
  });

  it('begins with a template, filled in for the lead', async () => {
    const lead = await storeLead(payload, { name: 'Zoë Byron' });
    const [first] = (await historyOf(lead)).replies;
    expect(first).toMatchObject({ title: 'Thank you, I will call' });
    expect(first?.text).toMatch(/^Hello Zoë,\n/);
    expect(first?.text).toContain('Ada');
    expect(first?.text).not.toMatch(/[{}]/);
  });

  it('has a subject without a template, which names the listing', async () => {
    const lead = await storeLead(payload);
    expect((await historyOf(lead)).subject).toMatch(/^Your message to \S/);
    const listing = await payload.create({
      collection: 'listings',
      data: {
        ...{ status: 'current', method: 'buy', category: 'residential', propertyType: 'House' },
        ...{
          streetNumber: '12',
          street: 'Example Street',
          suburb: 'Newtown',
          state: 'NSW',
          postcode: '2042',
        },
        ...{ agents: [mia], _status: 'published' },
      } as never,
    });
    await query(payload, sql`update leads set listing_id = ${listing.id} where id = ${lead}`);
    expect((await historyOf(lead)).subject).toMatch(/^Your enquiry about 12 Example Street/);
  });
});
