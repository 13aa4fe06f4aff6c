import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadFolder } from '#site/features/leads/attachments/attachment-folders.ts';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import { deleteOldLeads } from '#site/features/leads/inbox/retention/delete-old-leads.job.ts';
import { createLeadDirectory } from '#site/features/leads/intake/routing/lead-directory.ts';
import { createLeadService, type LeadService } from '#site/features/leads/lead-service.ts';
import { query } from '#site/server/database.ts';
import { readEnv } from '#site/server/env.ts';
import { createMailer } from '#site/server/mail.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { type ContactFormService, createContactFormService } from './contact-form-service.ts';
import { readContactForm } from './definition/read-contact-form.ts';
import { storeContactForm } from './testing/example-forms.ts';

const SITE_URL = 'https://harbour.example';
const EVIL = 'evil@example.com';

const FORM = {
  title: 'Everywhere',
  slug: 'everywhere',
  rows: [
    { kind: 'text' as const, name: 'who', label: 'Who', required: true },
    { kind: 'email' as const, name: 'email', label: 'Email' },
    { kind: 'textarea' as const, name: 'words', label: 'Words' },
    { kind: 'file' as const, name: 'cv', label: 'CV', accept: 'pdf' },
  ],
  staffMail: { recipients: ['desk@agency.test'], subject: '[who]', body: 'New: [words]', attach: true },
};

/** They put what visitors write into everything that can be written. Publishing refuses them, but that is no wall. */
const { mails: MAILS } = readContactForm({
  ...FORM,
  id: 1,
  staffMail: {
    recipients: ['desk@agency.test', '[words]', '[who]'],
    fromName: '[words]',
    replyTo: '[who]',
    subject: '[who] [words]',
    body: 'New: [words]',
    headers: 'Cc: [words], copy@agency.test\nBcc: [who]\nReply-To: [words]\nX-Words: [words]\nX-Who: [who]',
    attach: true,
  },
  visitorMail: {
    isOn: true,
    fromName: '[words]',
    replyTo: '[who]',
    subject: '[who]: [words]',
    body: '[words]',
  },
});

let payload: Payload;
let dataDir: string;
let form: number;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  form = await storeContactForm({ payload, form: FORM });
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
});

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function services({ smtpUrl, ahead = 0 }: { smtpUrl?: string; ahead?: number } = {}) {
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL, FRONTAGE_LIMITS: 'off' });
  const mailer = createMailer({ env: { ...env, smtpUrl } });
  const directory = createLeadDirectory(payload);
  const leads = createLeadService({
    payload,
    env,
    secret: 'secret',
    directory,
    mailer,
    now: () => Date.now() + ahead,
  });
  cleanups.push(() => mailer.close());
  return { leads, contactForms: createContactFormService({ payload, env, secret: 'secret', leads }) };
}

/** As a route hands it over, with a file that was received. */
async function send(contactForms: ContactFormService, answers: Record<string, string>, fileName = 'cv.pdf') {
  const folder = await mkdtemp(join(dataDir, 'received-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, '1');
  const bytes = `%PDF-1.7 ${JSON.stringify(answers)}`;
  await writeFile(path, bytes);
  const file: ReceivedFile = { name: fileName, size: bytes.length, type: '', hash: fileName, path };
  const found = await contactForms.form(form);
  return contactForms.submit({
    form: { ...(found ?? expect.fail('there is no form')), mails: MAILS },
    values: { who: 'Ada', email: 'zoe@example.com', ...answers, cv: [file] },
    files: [file],
    unitTag: 'wpcf7-f1-o1',
    quizProof: () => '',
    formToken: '',
    captcha: '',
    honeypot: '',
    addressKey: 'somebody',
    clientAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    fromOurPages: true,
    origin: { page: '/contact', referrer: '' },
  });
}

async function deliverAll(leads: LeadService) {
  while ((await leads.worker.runOnce()) > 0);
}

/** Every header of every message in the outbox, its lines joined again. */
async function sentHeaders(): Promise<[name: string, value: string][][]> {
  const outbox = join(dataDir, 'outbox');
  const messages = await Promise.all(
    (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
  );
  return messages.map((message) =>
    (message.split('\r\n\r\n')[0] ?? '')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? expect.fail(`no header: ${line}`);
        return [name.toLowerCase(), value];
      }),
  );
}

const HEADERS = [
  ...['from', 'to', 'cc', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'delivered-to', 'auto-submitted', 'x-auto-response-suppress'],
  ...['x-words', 'x-who'],
];

describe('what a visitor writes', () => {
  it.each([
    ['a header after a line end', `Zoë\r\nBcc: ${EVIL}`],
    ['a header and a body', `Zoë\nTo: ${EVIL}\n\nAnother body`],
    ['a body', '\r\n\r\nBody'],
    ['an address', EVIL],
    ['a list of addresses', `desk@agency.test, ${EVIL}`],
    ['an address with a name', `"Desk" <${EVIL}>`],
    ['the end of a list', `<${EVIL}>;`],
    ['line ends of other kinds', `\u2028Bcc: ${EVIL}\u2029\u0085Cc: ${EVIL}`],
    ['controls', `\u0000\u000b\fBcc: ${EVIL}`],
    ['an encoded line end', `=?utf-8?Q?=0D=0ABcc:_${EVIL}?=`],
    ['tags', '[who] [words] [_site_admin_email]'],
    ['very much', 'x'.repeat(2000)],
  ])('adds no header and no recipient to any email: %s', async (_what, evil) => {
    const { leads, contactForms } = services();
    const who = evil.slice(0, 400);
    const sent = await send(contactForms, { who, words: evil }, `${evil.slice(0, 200)}.pdf`);
    expect(sent.status).toBe('mail_sent');
    await deliverAll(leads);
    const messages = await sentHeaders();
    expect(messages).toHaveLength(3);
    for (const headers of messages) {
      const names = headers.map(([name]) => name);
      expect(HEADERS).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      const readers = headers.filter(([name]) => ['to', 'cc', 'bcc', 'delivered-to'].includes(name));
      expect(JSON.stringify(readers)).not.toContain('evil');
    }
  });
});

describe('a contact form whose mail server is away', () => {
  it('is taken in, waits, and goes out in its own words when the server is back', async () => {
    const away = services({ smtpUrl: 'smtp://127.0.0.1:1' });
    expect((await send(away.contactForms, { words: 'May I work with you' })).status).toBe('mail_sent');
    await deliverAll(away.leads);
    const waiting = await query(payload, sql`select state, attempt_count from deliveries`);
    expect(waiting.map(({ state, attempt_count }) => [state, Number(attempt_count)])).toEqual([
      ['due', 1],
      ['due', 1],
      ['due', 1],
    ]);
    // Its form may be gone by then.
    await payload.update({ collection: 'contact-forms', id: form, data: { _status: 'draft' } as never });
    const back = services({ ahead: 60 * 60 * 1000 });
    await deliverAll(back.leads);
    const subjects = (await sentHeaders()).map((headers) => Object.fromEntries(headers).subject);
    expect(subjects).toHaveLength(3);
    for (const subject of subjects) expect(subject).toContain('May I work with you');
    await payload.update({ collection: 'contact-forms', id: form, data: { _status: 'published' } as never });
  });
});

describe('a contact form past its time', () => {
  it('is deleted with its files', async () => {
    await payload.updateGlobal({ slug: 'lead-handling', data: { keepMonths: 1 } });
    const { contactForms } = services();
    const { reference = '' } = await send(contactForms, { words: 'For a month' });
    const folder = leadFolder({ dataDir, reference });
    expect(await readdir(folder)).toEqual(['file-1.pdf']);
    expect(await deleteOldLeads({ payload, at: Date.now() + 40 * 24 * 60 * 60 * 1000 })).toBe(1);
    expect(existsSync(folder)).toBe(false);
    await payload.updateGlobal({ slug: 'lead-handling', data: { keepMonths: null } });
  });
});
