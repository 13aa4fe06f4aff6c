import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createMailer,
  isPlainAddress,
  type MailMessage,
  payloadEmail,
  removeUnfinishedMail,
} from './mail.ts';

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const NOON = new Date('2026-11-21T01:00:00Z');

async function mailerFor({ smtpUrl }: { smtpUrl?: string } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-mail-'));
  const env = {
    dataDir,
    smtpUrl,
    mailFrom: 'Harbour Homes <hello@harbour.example>',
    siteUrl: 'https://harbour.example',
  };
  const mailer = createMailer({ env, now: () => NOON });
  cleanups.push(() => mailer.close());
  cleanups.push(() => rm(dataDir, { recursive: true }));
  const outbox = async () => {
    const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')));
  };
  return { env, mailer, outbox };
}

const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  to: [{ name: 'Mia', address: 'mia@example.com' }],
  subject: 'Hello',
  text: 'Good morning',
  ...changes,
});

describe('without SMTP_URL', () => {
  it('tells mail programs where a message is unsubscribed from with one click', async () => {
    const { mailer, outbox } = await mailerFor();
    const unsubscribeUrl = `https://harbour.example/alerts/unsubscribe?t=${'abcdefghij'.repeat(16)}.${'k'.repeat(43)}`;
    await mailer.send(message({ unsubscribeUrl }));
    await mailer.send(message());
    const headers = (await Promise.all((await outbox()).map((file) => PostalMime.parse(file)))).map((mail) =>
      Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    );
    const [listed, plain] = headers.sort((a, b) => Object.keys(b).length - Object.keys(a).length);
    // The address must come through in one piece, long as it is.
    expect(listed?.['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`);
    expect(listed?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(plain).not.toHaveProperty('list-unsubscribe');
  });

  it('writes one complete message as one file', async () => {
    const { mailer, outbox } = await mailerFor();
    const result = await mailer.send(
      message({ html: '<p>Good morning</p>', id: 'FR-ABC234.1.0', replyTo: { address: 'zoe@example.com' } }),
    );
    expect(result).toMatchObject({ ok: true });
    const [file = '', ...others] = await outbox();
    expect(others).toEqual([]);
    const mail = await PostalMime.parse(file);
    expect(mail).toMatchObject({
      from: { name: 'Harbour Homes', address: 'hello@harbour.example' },
      to: [{ name: 'Mia', address: 'mia@example.com' }],
      replyTo: [{ address: 'zoe@example.com' }],
      subject: 'Hello',
      messageId: '<FR-ABC234.1.0@harbour.example>',
      date: NOON.toISOString(),
      text: 'Good morning\n',
    });
    expect(mail.html).toContain('<p>Good morning</p>');
    expect(file).toMatch(/\r\n/);
  });

  it('says when nobody wrote it', async () => {
    const { mailer, outbox } = await mailerFor();
    await mailer.send(message({ automatic: true }));
    expect((await outbox())[0]).toContain('Auto-Submitted: auto-replied');
  });

  it('lets nothing that people typed become a header or a recipient', async () => {
    const { mailer, outbox } = await mailerFor();
    const attack = 'Zoe\r\nBcc: victim@example.com\r\n\r\nbody\u2028X-Evil: 1';
    await mailer.send(
      message({
        subject: attack,
        fromName: attack,
        to: [{ name: attack, address: 'mia@example.com' }],
        replyTo: { name: attack, address: 'zoe@example.com' },
        id: 'a\r\nBcc: victim@example.com',
      }),
    );
    const mail = await PostalMime.parse((await outbox())[0] ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.to).toHaveLength(1);
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail.subject).toBe('Zoe Bcc: victim@example.com body X-Evil: 1');
    expect(mail.text?.trim()).toBe('Good morning');
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    '<a@example.com>',
    '"a b"@example.com',
    'a@b@example.com',
    '',
  ])('refuses to write to %j for good', async (address) => {
    const { mailer, outbox } = await mailerFor();
    expect(isPlainAddress(address)).toBe(false);
    expect(await mailer.send(message({ to: [{ address }] }))).toMatchObject({ ok: false, permanent: true });
    expect(await outbox()).toEqual([]);
  });
});

describe('the outbox', () => {
  it('is there with the first message, and again when somebody has taken it away', async () => {
    const { env, mailer, outbox } = await mailerFor();
    const send = () => mailer.send({ to: [{ address: 'zoe@example.com' }], subject: 'Hi', text: 'Hi' });
    expect(await send()).toMatchObject({ ok: true, outbox: true });
    await rm(join(env.dataDir, 'outbox'), { recursive: true });
    expect(await send()).toMatchObject({ ok: true, outbox: true });
    expect(await outbox()).toHaveLength(1);
  });

  it('loses what a killed process was writing, and nothing else', async () => {
    const { env, mailer, outbox } = await mailerFor();
    await mailer.send({ to: [{ address: 'zoe@example.com' }], subject: 'Whole', text: 'Whole' });
    const unfinished = join(env.dataDir, 'outbox/2026-03-01T10-00-00-000Z-0123456789.eml.part');
    await writeFile(unfinished, 'Subject: Ha');
    await removeUnfinishedMail(env.dataDir);
    expect(await outbox()).toHaveLength(2);
    await removeUnfinishedMail(env.dataDir, Date.now() + 61_000);
    expect(await outbox()).toHaveLength(1);
  });
});

describe('with SMTP_URL', () => {
  async function server(refuse?: { code: number; text: string }) {
    const received: string[] = [];
    const recipients: string[][] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : null),
      onData(stream, session, done) {
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        let text = '';
        stream.on('data', (chunk) => (text += chunk));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    cleanups.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const { port } = smtp.server.address() as AddressInfo;
    return { received, recipients, smtpUrl: `smtp://127.0.0.1:${port}` };
  }

  it('hands the message to the server and keeps its answer', async () => {
    const { smtpUrl, received } = await server();
    const { mailer } = await mailerFor({ smtpUrl });
    expect(await mailer.send(message())).toEqual({ ok: true, answer: expect.stringMatching(/^250/) });
    expect(received).toHaveLength(1);
  });

  it('reaches one address, whatever is in To and Cc', async () => {
    const { smtpUrl, received, recipients } = await server();
    const { mailer } = await mailerFor({ smtpUrl });
    const shownTo = { to: [{ address: 'mia@example.com' }], cc: [{ address: 'lee@example.com' }] };
    await mailer.send(message({ to: [{ address: 'boss@example.com' }], shownTo }));
    expect(recipients).toEqual([['boss@example.com']]);
    const mail = await PostalMime.parse(received[0] ?? '');
    expect([mail.to, mail.cc].map((list) => list?.map(({ address }) => address))).toEqual([
      ['mia@example.com'],
      ['lee@example.com'],
    ]);
    expect(received[0]).not.toContain('boss@');
  });

  it('tells a refused recipient from one to try again', async () => {
    const gone = await mailerFor(await server({ code: 550, text: 'No such person here' }));
    expect(await gone.mailer.send(message())).toMatchObject({ ok: false, code: '550', permanent: true });
    const grey = await mailerFor(await server({ code: 450, text: 'Come back later' }));
    expect(await grey.mailer.send(message())).toMatchObject({ ok: false, code: '450', permanent: false });
  });

  it('reports a server that is away', async () => {
    const { mailer } = await mailerFor({ smtpUrl: 'smtp://127.0.0.1:1' });
    expect(await mailer.send(message())).toMatchObject({ ok: false, permanent: false });
  });
});

describe('mail to staff', () => {
  it('goes the same way', async () => {
    const { env, outbox } = await mailerFor();
    const adapter = payloadEmail({ env })({ payload: undefined as never });
    await adapter.sendEmail({
      to: 'Ada <ada@example.com>',
      subject: 'Reset your password',
      html: '<p>Choose a new one: <a href="https://harbour.example/admin/reset/x">here</a></p>',
    });
    const mail = await PostalMime.parse((await outbox())[0] ?? '');
    expect(mail.to).toEqual([{ name: 'Ada', address: 'ada@example.com' }]);
    expect(mail.text).toContain('https://harbour.example/admin/reset/x');
  });

  it('throws when it does not leave', async () => {
    const { env } = await mailerFor({ smtpUrl: 'smtp://127.0.0.1:1' });
    const adapter = payloadEmail({ env })({ payload: undefined as never });
    await expect(adapter.sendEmail({ to: 'ada@example.com', subject: 'x', text: 'y' })).rejects.toThrow(
      /not sent/,
    );
  });
});
