// @postgres: the statements that take an answer in are tried nowhere else. Costs about 4 s beside the start of Payload.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachmentEndpoint } from '#site/features/leads/attachments/attachment-endpoint.ts';
import { historyEndpoint, type LeadHistory } from '#site/features/leads/inbox/history/history-endpoint.ts';
import { replyEndpoint } from '#site/features/leads/inbox/reply/reply-endpoint.ts';
import { personLeads } from '#site/features/leads/inbox/retention/person-leads.ts';
import { replyAddress, webhookKey } from '#site/features/leads/inbox/thread/reply-address.ts';
import { answerOf, staffRequest, storeLead } from '#site/features/leads/testing/stored-leads.ts';
import { env } from '#site/server/env.ts';
import { pdfBytes } from '#site/server/testing/pdf.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, address } = await testSite({ limits: false });
const BASE = 'replies@in.agency.test';
const PDF_BYTES = pdfBytes('a floor plan');
const PDF = PDF_BYTES.toString('base64');

let ada = 0;
let lead = 0;
let reference = '';
let count = 0;
beforeAll(async () => {
  const data = {
    name: 'Ada',
    email: 'ada@agency.test',
    role: 'admin',
    password: 'correct horse battery',
  } as const;
  ada = Number((await payload.create({ collection: 'users', data })).id);
});
beforeEach(async () => {
  await payload.updateGlobal({ slug: 'lead-handling', data: { replyAddress: BASE } });
  // No letters and digits that are mistaken for others.
  reference = `FR-2222${2 + Math.floor(count / 8)}${2 + (count++ % 8)}`;
  lead = await storeLead(payload, { reference, email: 'zoe@example.com', state: 'done' });
});

const to = async () => String(await replyAddress({ payload, lead }));
const email = async (more: object = {}) => ({
  to: await to(),
  from: 'Zoë <zoe@example.com>',
  subject: 'Re: Viewing',
  text: 'Saturday suits me.',
  messageId: `<${lead}@example.com>`,
  ...more,
});

async function post(body: unknown, key = webhookKey(BASE)) {
  const response = await fetch(`${address}/received-mail/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const stored = async () =>
  (await payload.find({ collection: 'lead-messages', where: { lead: { equals: lead } }, depth: 0 })).docs;
const asked = (more: object) =>
  ({
    ...(staffRequest({ payload, person: { role: 'admin' } }) as object),
    method: 'POST',
    user: { id: ada, name: 'Ada', collection: 'users', email: 'ada@agency.test', role: 'admin' },
    ...more,
  }) as never;
const history = async (): Promise<LeadHistory> => {
  const answer = await answerOf(() =>
    historyEndpoint.handler(asked({ method: 'GET', routeParams: { id: String(lead) } })),
  );
  return JSON.parse(answer.text);
};
/** The status of a reply, and what it says. */
async function reply(body: object): Promise<{ status: number; text: string }> {
  const request = asked({ routeParams: { id: String(lead) }, json: async () => body });
  try {
    const response = await replyEndpoint.handler(request);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { status = 500, message } = error as { status?: number; message: string };
    return { status, text: message };
  }
}

describe('an answer of a visitor', () => {
  it('comes back to the lead, which is unread and in progress again', async () => {
    expect(await post(await email())).toMatchObject({ status: 200, text: '{"result":"stored"}' });
    expect(await stored()).toMatchObject([{ from: 'zoe@example.com', text: 'Saturday suits me.' }]);
    expect((await history()).entries.find(({ kind }) => kind === 'answer')).toMatchObject({
      by: 'zoe@example.com',
      subject: 'Re: Viewing',
      text: 'Saturday suits me.',
    });
    expect(await payload.findByID({ collection: 'leads', id: lead, depth: 0 })).toMatchObject({
      state: 'working',
      openedAt: null,
    });
  });

  it('is stored once, however often it is sent', async () => {
    await Promise.all([post(await email()), post(await email()), post(await email())]);
    expect(await post(await email())).toMatchObject({ status: 200, text: '{"result":"known"}' });
    expect(await stored()).toHaveLength(1);
  });

  it('is told to the agent of the lead', async () => {
    const agent = await payload.create({
      collection: 'agents',
      data: { name: 'Mia', email: 'mia@agency.test', _status: 'published' },
    });
    await payload.update({ collection: 'leads', id: lead, data: { agent: Number(agent.id) } });
    await post(await email());
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { lead: { equals: lead }, kind: { equals: 'assigned' } },
    });
    expect(docs).toMatchObject([
      { to: 'mia@agency.test', because: 'Zoë Byron answered: “Saturday suits me.”', state: 'due' },
    ]);
  });

  it('of a machine is ignored', async () => {
    const headers = { 'Auto-Submitted': 'auto-replied' };
    expect(await post(await email({ headers }))).toMatchObject({ status: 200, text: '{"result":"ignored"}' });
    expect(await stored()).toEqual([]);
  });

  it('keeps its files in the folder of the lead, and goes with it', async () => {
    const files = [{ name: '../../plan.pdf', data: PDF }];
    await post(await email({ files }));
    const [file] = (await history()).entries.find(({ kind }) => kind === 'answer')?.files ?? [];
    expect(file).toMatchObject({ title: 'plan.pdf' });
    const name = decodeURIComponent(String(file?.path).split('/').at(-1) ?? '');
    const got = await answerOf(() =>
      attachmentEndpoint.handler(asked({ method: 'GET', routeParams: { id: String(lead), name } })),
    );
    expect([got.status, got.bytes.toString('base64')]).toEqual([200, PDF]);
    const { dataDir } = env();
    const person = { payload, dataDir, email: 'zoe@example.com', now: Date.now() } as never;
    const found = await personLeads.find(person);
    expect(found.records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          answersByEmail: [expect.objectContaining({ text: 'Saturday suits me.' })],
        }),
      ]),
    );
    expect(found.files?.map((one) => one.name)).toContain(`${reference}/${name}`);
    await payload.delete({ collection: 'leads', id: lead });
    expect(await stored()).toEqual([]);
    expect(await readdir(join(dataDir, 'attachments'))).not.toContain(reference);
  });
});

describe('an email is refused', () => {
  it.each([
    ['at a key that is not ours', async () => post(await email(), 'a'.repeat(32)), 404],
    [
      'to an address that we did not make',
      async () => post(await email({ to: 'replies+1-aaaaaaaaaaaaaaaaaaaaaaaa@in.agency.test' })),
      404,
    ],
    [
      'to an address of another lead’s number',
      async () => post(await email({ to: (await to()).replace(/\+\d+/, '+999999') })),
      404,
    ],
    ['that is none', async () => post({ hello: 'there' }), 400],
    ['that is no JSON', async () => post('{"to":'), 400],
    ['whose JSON is too deep', async () => post(`${'['.repeat(100)}${']'.repeat(100)}`), 400],
  ])('%s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('to a lead that was deleted, and once received mail is off', async () => {
    const late = await email();
    await payload.delete({ collection: 'leads', id: lead });
    expect((await post(late)).status).toBe(404);
    await payload.updateGlobal({ slug: 'lead-handling', data: { replyAddress: null } });
    expect((await post(late)).status).toBe(404);
  });
});

describe('a reply', () => {
  const body = { subject: 'Your enquiry', text: 'Saturday at ten?' };
  const sent = async () =>
    (
      await payload.find({
        collection: 'deliveries',
        where: { lead: { equals: lead }, kind: { equals: 'reply' } },
        sort: 'id',
      })
    ).docs;

  it('is answered to the lead where received mail is set up, and to its author otherwise', async () => {
    await reply(body);
    await payload.updateGlobal({ slug: 'lead-handling', data: { replyAddress: null } });
    await reply(body);
    const [first, second] = await sent();
    expect(first?.replyTo).toMatch(new RegExp(`^replies\\+${lead}-[0-9a-f]{24}@in\\.agency\\.test$`));
    expect(second?.replyTo).toBe('ada@agency.test');
  });

  it('takes files of this device and of the library along', async () => {
    const library = await payload.create({
      collection: 'downloads',
      data: { title: 'Selling guide' },
      file: { data: PDF_BYTES, mimetype: 'application/pdf', name: 'guide.pdf', size: PDF_BYTES.length },
    });
    const files = [
      { name: 'C:\\fakepath\\plan.pdf', data: PDF },
      { name: 'x', collection: 'downloads', id: Number(library.id) },
    ];
    expect(await reply({ ...body, files })).toEqual({ status: 201, text: '{"ok":true}' });
    expect((await history()).entries.find(({ kind }) => kind === 'reply')?.files).toMatchObject([
      { title: 'plan.pdf' },
      { title: 'Selling guide.pdf' },
    ]);
  });

  it.each([
    ['a program', [{ name: 'run.exe', data: PDF }], /cannot be attached/],
    ['what is not what its name says', [{ name: 'plan.pdf', data: 'bm90IGEgcGRm' }], /cannot be attached/],
    ['an empty file', [{ name: 'plan.pdf', data: '' }], /cannot be attached/],
    ['too many', Array.from({ length: 6 }, () => ({ name: 'plan.pdf', data: PDF })), /5 files/],
    ['too much', [{ name: 'a.pdf', data: `${PDF.replace(/=+$/, '')}${'A'.repeat(14_000_000)}` }], /10 MB/],
    ['a file of another collection', [{ collection: 'users', id: 1 }], /no longer in the library/],
    ['a file that is gone', [{ collection: 'downloads', id: 99_999 }], /no longer in the library/],
    ['no list', 'plan.pdf', /Attach them again/],
  ])('refuses %s, and sends nothing', async (_, files, sentence) => {
    const refused = await reply({ ...body, files });
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await sent()).toEqual([]);
  });
});
