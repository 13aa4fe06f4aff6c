import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OtherLanguage } from '#site/messages/language.ts';
import { query } from '#site/server/database.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { createMailer } from '#site/server/mail.ts';
import { removeAbandonedMailPictures } from '#site/server/mail-picture.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createLeadDirectory } from '../../intake/routing/lead-directory.ts';
import { directory, LISTING, NOON, submission, testLeadService } from '../../testing/lead-service.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import type { MailTemplates } from './mail-texts.ts';

/** Who is copied on what is about the listing. */
const LEE = { name: '', address: 'lee@agency.test' };

let payload: Payload;
let dataDir: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  await query(payload, sql`insert into listings (id) values (${LISTING.id})`);
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
  await payload.updateGlobal({ slug: MAIL_TEMPLATES, data: { texts: {} } });
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
});

/** What one submission makes land in the outbox, by recipient. `spoil` changes the stored lead before that. */
async function mailsOf({
  values,
  form,
  about = directory,
  spoil,
  language,
}: {
  values?: Record<string, string>;
  form?: string;
  about?: typeof directory;
  spoil?: () => Promise<unknown>;
  language?: OtherLanguage;
} = {}): Promise<Record<string, Email & { source: string }>> {
  const env = {
    dataDir,
    smtpUrl: undefined,
    mailFrom: 'Harbour Homes <hello@harbour.example>',
    siteUrl: 'https://harbour.example',
  };
  const mailer = createMailer({ env, now: () => new Date(NOON) });
  const { service, clock } = testLeadService({ payload, mailer, directory: about });
  const sent = { email: 'zoe@example.com', ...values };
  const origin = { page: LISTING.path, referrer: '', language };
  expect(await service.submit(submission({ service, clock, form, values: sent, origin }))).toMatchObject({
    ok: true,
  });
  await spoil?.();
  await service.worker.runOnce();
  const outbox = join(dataDir, 'outbox');
  const mails = (await readdir(outbox)).map(async (file) => {
    const source = await readFile(join(outbox, file), 'utf8');
    const mail = await PostalMime.parse(source);
    return [mail.deliveredTo ?? '', { ...mail, source }] as const;
  });
  return Object.fromEntries(await Promise.all(mails));
}

const write = (texts: MailTemplates) => payload.updateGlobal({ slug: MAIL_TEMPLATES, data: { texts } });

describe('texts that staff wrote', () => {
  it('are in the next emails, each in its own', async () => {
    await write({
      'property-enquiry': {
        staff: { subject: 'Call {name}', opening: 'A buyer for {listing}.' },
        visitor: { closing: 'Your {contact}\n{phone}' },
      },
      'contact-agent': { staff: { subject: 'Another form' } },
    });
    const { 'mia@agency.test': notice, 'lee@agency.test': copy, 'zoe@example.com': answer } = await mailsOf();
    expect(notice?.subject).toBe('Call Zoë Byron');
    expect(notice?.text).toContain(`A buyer for ${LISTING.title}.`);
    expect(notice?.html).toContain(`A buyer for ${LISTING.title}.</p>`);
    expect(copy?.subject).toBe('Call Zoë Byron');
    expect(answer?.subject).toMatch(/^Harbour Homes: we’ve received your message \(FR-/);
    expect(answer?.text).toContain('Your Mia Agent\n0400 111 222');
    expect(answer?.text).not.toContain('A buyer for');
  });

  it('change with the next save', async () => {
    await write({ 'property-enquiry': { staff: { subject: 'First' } } });
    expect((await mailsOf())['mia@agency.test']?.subject).toBe('First');
    await write({ 'property-enquiry': { staff: { subject: 'Second' } } });
    await rm(join(dataDir, 'outbox'), { recursive: true });
    expect((await mailsOf())['mia@agency.test']?.subject).toBe('Second');
  });

  it('are refused with a sentence where a placeholder stands for nothing', async () => {
    const refused = write({ 'sales-appraisal': { visitor: { opening: 'Dear {nmae}' } } });
    await expect(refused).rejects.toMatchObject({
      data: {
        errors: [
          {
            message: expect.stringMatching(/^Sales appraisal, to the visitor, opening: \{nmae\} stands for/),
          },
        ],
      },
    });
  });

  it.each([
    ['admin', true],
    ['editor', true],
    ['agent', false],
  ])('may be changed by an %s: %s', async (role, may) => {
    const saving = payload.updateGlobal({
      slug: MAIL_TEMPLATES,
      data: { texts: { 'contact-agent': { staff: { subject: 'Mine' } } } },
      overrideAccess: false,
      user: { id: 1, collection: 'users', email: 'x@example.com', role } as never,
    });
    expect(await saving.then(() => true).catch(() => false)).toBe(may);
  });
});

describe('the agency’s people', () => {
  it('read who else has it, but for hidden copies, and each gets one message', async () => {
    const route = async () => ({
      owner: 'mia@agency.test',
      copies: ['lee@agency.test'],
      hidden: ['boss@agency.test'],
      agentId: null,
      officeId: null,
    });
    const mails = await mailsOf({ about: { ...directory, route } });
    expect(Object.keys(mails).sort()).toEqual([
      'boss@agency.test',
      'lee@agency.test',
      'mia@agency.test',
      'zoe@example.com',
    ]);
    for (const reader of ['mia', 'lee', 'boss']) {
      const mail = mails[`${reader}@agency.test`];
      expect(mail?.to).toEqual([{ name: '', address: 'mia@agency.test' }]);
      expect(mail?.cc).toEqual([LEE]);
    }
    const all = Object.values(mails).map(({ source }) =>
      source.replace('Delivered-To: boss@agency.test', ''),
    );
    expect(all.join('\n')).not.toContain('boss@');
    expect(mails['zoe@example.com']).toMatchObject({ to: [{ address: 'zoe@example.com' }] });
  });
});

describe('a form whose confirmation is switched off', () => {
  it('writes to the agency alone', async () => {
    const route = async () => ({
      owner: 'mia@agency.test',
      copies: [],
      autoresponse: false,
      agentId: null,
      officeId: null,
    });
    expect(Object.keys(await mailsOf({ about: { ...directory, route } }))).toEqual(['mia@agency.test']);
  });
});

describe('a registration for an inspection', () => {
  it('is confirmed with the inspection for the visitor’s calendar', async () => {
    const mails = await mailsOf({
      form: 'inspection-registration',
      values: { first_name: 'Zoë', last_name: 'Byron', inspection: '2026-11-28T00:00:00.000Z' },
    });
    const file = `https://harbour.example${LISTING.path}/inspections.ics?start=2026-11-28T00%3A00%3A00.000Z`;
    expect(mails['zoe@example.com']?.html).toContain(`href="${file}"`);
    expect(mails['zoe@example.com']?.text).toContain(`Add to your calendar: ${file}`);
    expect(mails['mia@agency.test']?.text).not.toContain('inspections.ics');
    const others = await mailsOf({ values: { email: 'ann@example.com' } });
    expect(others['ann@example.com']?.text).toContain(LISTING.title);
    expect(others['ann@example.com']?.text).not.toContain('inspections.ics');
  });

  it.each([
    ['zh', '11月28日星期六, 上午11:00 – 上午11:30'],
    ['vi', 'Thứ Bảy 28 tháng 11, 11:00 SA – 11:30 SA'],
  ] as const)('in %s names the beginning and the end', async (language, times) => {
    const [startsAt, endsAt] = ['2026-11-28T00:00:00.000Z', '2026-11-28T00:30:00.000Z'];
    const mails = await mailsOf({
      form: 'inspection-registration',
      values: { first_name: 'Zoë', last_name: 'Byron', inspection: startsAt },
      about: { ...directory, listing: async () => ({ ...LISTING, inspections: [{ startsAt, endsAt }] }) },
      language,
    });
    expect(mails['zoe@example.com']?.text).toContain(times);
  });
});

describe('headers', () => {
  const lines = 'Zoë\r\nBcc: everybody@example.com\r\n\r\n<b>Body';

  it('hold no line that a visitor, an agent or the agency’s name brought along', async () => {
    await write({ 'property-enquiry': { staff: { subject: '{name} {contact} {agency} {listing}' } } });
    const about = {
      ...directory,
      listing: async () => ({ ...LISTING, title: lines }),
      agency: async () => ({ name: lines, phone: null }),
      contact: async () => ({ name: lines, role: null, email: 'mia@agency.test', phone: null }),
    };
    const spoil = () => query(payload, sql`update leads set name = ${lines}, form_title = ${lines}`);
    const mails = Object.values(await mailsOf({ about, spoil }));
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.to).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
      expect(mail.cc ?? []).toEqual(mail.deliveredTo === 'zoe@example.com' ? [] : [LEE]);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.subject).toContain('Bcc: everybody@example.com');
      expect(mail.html).not.toContain('<b>Body');
    }
  });

  it.each([
    ['of many letters', 'Ж'.repeat(20_000)],
    ['of pictures', '👩‍👧'.repeat(3000)],
    ['with a quote and a comma', '"Zoë", <x@example.com>, y@example.com'],
  ])('hold a name %s', async (_, name) => {
    const spoil = () => query(payload, sql`update leads set name = ${name}`);
    const { 'mia@agency.test': notice } = await mailsOf({ spoil });
    expect(notice?.replyTo).toHaveLength(1);
    expect(notice?.replyTo?.[0]).toMatchObject({ address: 'zoe@example.com' });
    expect([...(notice?.subject ?? '')].length).toBeLessThanOrEqual(200);
    const [head = ''] = notice?.source.split('\r\n\r\n') ?? [];
    // RFC 5322: no line of a message is longer.
    expect(Math.max(...head.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
  });
});

describe('the listing’s picture', () => {
  const media = () => join(dataDir, 'media');
  const withImage = (src: string) => ({
    ...directory,
    listing: async () => ({ ...LISTING, image: { src, alt: 'Front' } }),
  });
  beforeEach(async () => {
    await rm(media(), { recursive: true, force: true });
    await mkdir(media(), { recursive: true });
  });

  const store = async (file: string) => {
    const color = { width: 2000, height: 1000, channels: 4, background: '#1234' } as const;
    await writeFile(join(media(), file), await sharp({ create: color }).webp().toBuffer());
  };

  it('is a JPEG, which Outlook draws, made once', async () => {
    await store('front one.webp');
    const about = withImage('/media/front%20one.webp');
    const { 'mia@agency.test': notice } = await mailsOf({ about });
    expect(notice?.html).toContain(
      'src="https://harbour.example/media/mail/front%20one.webp.jpg" alt="Front"',
    );
    const made = join(media(), 'mail', 'front one.webp.jpg');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1056, height: 528 });
    await writeFile(made, 'the first one');
    await mailsOf({ about });
    expect(await readFile(made, 'utf8')).toBe('the first one');
  });

  it('goes when the website’s own has gone', async () => {
    await store('old.webp');
    await mailsOf({ about: withImage('/media/old.webp') });
    await rm(join(media(), 'old.webp'));
    await store('new.webp');
    await mailsOf({ about: withImage('/media/new.webp') });
    await removeAbandonedMailPictures(siteFiles());
    expect(await readdir(join(media(), 'mail'))).toEqual(['new.webp.jpg']);
  });

  it.each(['/media/gone.webp', '/media/../../frontage.db', '/media/%2e%2e%2ffrontage.db', '/media/%E0%A4%A'])(
    'is left out where there is none: %s',
    async (src) => {
      const { 'mia@agency.test': notice } = await mailsOf({ about: withImage(src) });
      expect(notice?.html).toContain(LISTING.title);
      expect(notice?.html).not.toContain('<img');
    },
  );
});

it('the agency’s logo is in every email, and the name where there is none', async () => {
  const real = createLeadDirectory(payload);
  const about = { ...directory, agency: real.agency };
  const logo = { create: { width: 600, height: 150, channels: 4 as const, background: '#1f4038' } };
  const data = await sharp(logo).png().toBuffer();
  const file = { data, mimetype: 'image/png', name: 'logo.png', size: data.length };
  const { id, filename } = await payload.create({ collection: 'media', data: {}, file });
  await payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Harbour Homes', logo: id } });
  for (const mail of Object.values(await mailsOf({ about }))) {
    expect(mail.html).toContain(`src="https://harbour.example/media/mail/${filename}.360.png"`);
    expect(mail.html).toContain('alt="Harbour Homes"');
  }
  const made = join(dataDir, 'media/mail', `${filename}.360.png`);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 360, height: 90 });
  await payload.delete({ collection: 'media', id });
  await rm(join(dataDir, 'outbox'), { recursive: true });
  for (const mail of Object.values(await mailsOf({ about }))) {
    expect(mail.html).not.toContain('media/mail');
    expect(mail.html).toContain('>Harbour Homes</a>');
  }
});
