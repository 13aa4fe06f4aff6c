import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { attachmentEndpoint } from '#site/features/leads/attachments/attachment-endpoint.ts';
import { leadFolder } from '#site/features/leads/attachments/attachment-folders.ts';
import { fileOf, photo } from '#site/features/leads/testing/pictures.ts';
import { answerOf, staffRequest } from '#site/features/leads/testing/stored-leads.ts';
import { testSite } from '#site/testing/site.ts';
import { contactClient, type SentValues } from './testing/feedback.ts';

let site: Awaited<ReturnType<typeof testSite>>;
let client: ReturnType<typeof contactClient>;
let form: number;

beforeAll(async () => {
  site = await testSite({ limits: false });
  client = contactClient(site);
  form = await storeContactForm({ payload: site.payload });
});

beforeEach(async () => {
  await site.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
});

const send = (values?: SentValues) => client.send(form, values);
const storedLeads = () => client.storedLeads();

describe('files that come with a contact form', () => {
  it('are kept under names of ours, pictures encoded again', async () => {
    const picture = fileOf({ bytes: await photo({ width: 40, height: 30 }), name: 'me.jpg' });
    const { feedback } = await send({ cv: [pdf(), picture] });
    expect(feedback.status).toBe('mail_sent');
    const [lead] = await storedLeads();
    expect(lead?.attachments).toMatchObject([
      { name: 'file-1.pdf', size: 100, title: 'cv.pdf' },
      { name: 'picture-2.jpg', title: 'me.jpg', width: 30, height: 40 },
    ]);
    const folder = leadFolder({ dataDir: site.dataDir, reference: lead?.reference ?? '' });
    expect((await readdir(folder)).sort()).toEqual(['file-1.pdf', 'picture-2.jpg']);
    const fetched = async (name: string) =>
      answerOf(() =>
        attachmentEndpoint.handler({
          ...(staffRequest({ payload: site.payload, person: { role: 'admin' } }) as object),
          routeParams: { id: lead?.id, name },
        } as never),
      );
    expect(await fetched('file-1.pdf')).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF/) });
    expect((await fetched('file-1.pdf')).headers.get('content-type')).toBe('application/octet-stream');
    expect((await fetched('file-2.pdf')).status).toBe(404);
  });

  it.each<[string, () => (string | File)[], string]>([
    [
      'a program that is called a document',
      () => [new File(['MZ\x90\0'], 'cv.pdf')],
      'CV: each file must be PDF or DOCX or JPG',
    ],
    ['another kind', () => [new File(['%PDF-'], 'cv.exe')], 'CV: each file must be PDF or DOCX or JPG'],
    [
      'too much together',
      () => [pdf({ size: 6000 }), pdf({ size: 6000, name: 'b.pdf' })],
      'CV: together the files must be 11 KB or smaller',
    ],
    [
      'too many',
      () => [pdf({ name: 'a.pdf' }), pdf({ name: 'b.pdf' }), pdf({ name: 'c.pdf' })],
      'CV: attach up to 2',
    ],
    [
      'a picture that is none',
      () => [
        new File(
          ['\xff\xd8\xff'.repeat(3)].map((t) => Buffer.from(t, 'latin1')),
          'a.jpg',
        ),
      ],
      'The file could not be uploaded. Attach it again and resend your message.',
    ],
  ])('are refused: %s', async (_what, files, message) => {
    const { feedback } = await send({ cv: files() });
    expect(feedback).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'cv', message }],
    });
    expect(await storedLeads()).toEqual([]);
    expect(
      (await readdir(join(site.dataDir, 'attachments')).catch(() => [])).filter(
        (name) => name !== '.incoming',
      ),
    ).toEqual([]);
  });

  it('are refused where they were attached', async () => {
    const file = { kind: 'file' as const, accept: 'jpg, pdf' };
    const id = await storeContactForm({
      payload: site.payload,
      form: {
        title: 'Two files',
        slug: 'two-files',
        rows: [
          { ...file, label: 'CV', name: 'cv' },
          { ...file, label: 'Portrait', name: 'portrait' },
        ],
      },
    });
    const damaged = new File([Buffer.from('ffd8ffe000104a464946', 'hex')], 'me.jpg');
    const { feedback } = await client.send(id, { cv: pdf(), portrait: damaged });
    expect(feedback.invalid_fields).toEqual([
      {
        field: 'portrait',
        message: 'The file could not be uploaded. Attach it again and resend your message.',
        idref: null,
        error_id: expect.stringMatching(/-ve-portrait$/),
      },
    ]);
    expect(await storedLeads()).toEqual([]);
  });

  it('come to nothing where the form asks for none, and the answers are kept', async () => {
    const { feedback } = await send({ phone: pdf(), other: pdf(), 'your-name': 'Zoë Byron' });
    expect(feedback.status).toBe('mail_sent');
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({ name: 'Zoë Byron', attachments: [] });
    expect(await readdir(join(site.dataDir, 'attachments', '.incoming')).catch(() => [])).toEqual([]);
  });
});
