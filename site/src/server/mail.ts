import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { EmailAdapter, Payload } from 'payload';
import type { Env } from './env.ts';
import { isRefusedAddress } from './refused-address.ts';

export type MailAddress = { name?: string; address: string };

/** A message to one or more people. Its texts may contain anything: they cannot add a header or a recipient. */
export type MailMessage = {
  to: MailAddress[];
  /** To and Cc as shown, where `to` is one of several recipients who each get their own message. */
  shownTo?: { to: MailAddress[]; cc: MailAddress[] };
  /** The name beside MAIL_FROM's address; its own name by default. */
  fromName?: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html?: string;
  /** The part before the @ of the Message-ID; the same one twice is the same message to mail programs. */
  id?: string;
  /** Files, in memory. Their names are one line. */
  attachments?: { filename: string; content: Buffer }[];
  /** Further headers; only those that begin with `X-` go out. */
  headers?: Record<string, string>;
  /** Marks an automatic reply, which no machine should answer (RFC 3834). */
  automatic?: boolean;
  /** One-click unsubscribe address of ours that mail programs POST to (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
};

/** The result of a message. `permanent` means that a retry will not help: the recipient is refused. */
export type MailResult =
  /** `outbox`: there is no mail server, so it was written to a file and not sent. */
  | { ok: true; answer: string; outbox?: boolean }
  /** `skipped`: there was nothing to send any more, which is no fault. */
  | { ok: false; code: string; answer: string; permanent: boolean; skipped?: boolean };

export type Mailer = {
  /** Never throws: a mail server that is down is a result. */
  send(message: MailMessage): Promise<MailResult>;
  close(): void;
};

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteUrl'>;

/** Longest a whole delivery may take, in ms. Shorter than the worker's lease on it. */
const SEND_MS = 120_000;

/** Sends over SMTP_URL, or writes each message to `DATA_DIR/outbox/` as one complete `.eml` file. */
export function createMailer({ env, now = () => new Date() }: { env: MailEnv; now?: () => Date }): Mailer {
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : outboxTransport(env.dataDir);
  const sender = oneAddress(env.mailFrom);
  const domain = new URL(env.siteUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return {
    async send(message) {
      const shown = message.shownTo ?? { to: message.to, cc: [] };
      const refused = [
        ...message.to,
        ...shown.to,
        ...shown.cc,
        ...(message.replyTo ? [message.replyTo] : []),
      ].find(({ address }) => !isPlainAddress(address));
      if (refused || message.to.length === 0) {
        return {
          ok: false,
          code: 'EADDRESS',
          answer: 'The address does not accept email.',
          permanent: true,
        };
      }
      const id = (message.id ?? randomUUID()).replace(/[^A-Za-z0-9._-]/g, '');
      try {
        return await withDeadline(
          transport.send({
            from: { name: oneLine(message.fromName ?? sender.name ?? ''), address: sender.address },
            to: shown.to.map(plain),
            cc: shown.cc.map(plain),
            envelope: { from: sender.address, to: message.to.map(({ address }) => address) },
            replyTo: message.replyTo && plain(message.replyTo),
            subject: oneLine(message.subject),
            text: message.text,
            html: message.html,
            date: now(),
            messageId: `<${id}@${domain}>`,
            attachments: message.attachments?.map(({ filename, content }) => ({
              filename: oneLine(filename),
              content,
            })),
            headers: {
              ...furtherHeaders(message.headers),
              ...(message.automatic
                ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
                : {}),
              ...(message.unsubscribeUrl
                ? {
                    'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
                    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                  }
                : {}),
            },
            disableFileAccess: true,
            disableUrlAccess: true,
          }),
        );
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Payload's messages to staff (password resets and the like). A failure is thrown to Payload. The mailer is made when
 * Payload starts; {@link mailerOf} gives it to everybody else, so that a process has one.
 */
export const payloadEmail =
  ({ env }: { env: MailEnv }): EmailAdapter<MailResult> =>
  () => {
    const sender = oneAddress(env.mailFrom);
    const mailer = createMailer({ env });
    const adapter: MailAdapter = {
      name: 'frontage',
      defaultFromAddress: sender.address,
      defaultFromName: sender.name || 'Frontage',
      mailer,
      async sendEmail(message) {
        const result = await mailer.send({
          to: addressesOf(message.to),
          subject: String(message.subject ?? ''),
          text: typeof message.text === 'string' ? message.text : textOfHtml(String(message.html ?? '')),
          html: typeof message.html === 'string' ? message.html : undefined,
        });
        if (!result.ok) throw new MailError(`The message was not sent: ${result.answer}`);
        return result;
      },
    };
    return adapter;
  };

type MailAdapter = ReturnType<EmailAdapter<MailResult>> & { mailer: Mailer };

/** The mailer of this process, which {@link payloadEmail} made. Close it last: Payload sends with it too. */
export const mailerOf = (payload: Payload): Mailer => (payload.email as MailAdapter).mailer;

/** A message to staff that could not be sent. */
class MailError extends Error {
  override name = 'MailError';
}

/** One plain mailbox without quoting, lists or routes, so that it cannot become several recipients. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address);
}

type Transport = { send(message: SendMailOptions): Promise<MailResult>; close(): void };

function smtpTransport(url: string): Transport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    dnsTimeout: 10_000,
  });
  return {
    send: async (message) => ({ ok: true, answer: oneLine((await transporter.sendMail(message)).response) }),
    close: () => transporter.close(),
  };
}

function outboxTransport(dataDir: string): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = join(dataDir, 'outbox');
  const create = async (path: string) => {
    const opened = () => open(path, 'w', 0o600);
    return opened().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      // The first message, or somebody has taken the folder away.
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      return opened();
    });
  };
  return {
    async send(message) {
      // Records the actual recipient: To and Cc may name others.
      const delivered = { 'Delivered-To': message.envelope?.to };
      const composed = await composer.sendMail({ ...message, headers: { ...message.headers, ...delivered } });
      const time = (message.date as Date).toISOString().replace(/[:.]/g, '-');
      const mark = createHash('sha1').update(String(message.messageId)).digest('hex').slice(0, 10);
      const file = join(outbox, `${time}-${mark}.eml`);
      // Anyone who looks into the folder sees whole messages only.
      try {
        const handle = await create(`${file}.part`);
        try {
          await handle.writeFile(composed.message as Buffer);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
      return { ok: true, answer: 'Saved to the outbox folder.', outbox: true };
    },
    close: () => composer.close(),
  };
}

/** An unfinished message older than this, in ms, was left by a process that ended: it is written again. */
const UNFINISHED_MS = 60 * 1000;

/** Removes messages that a process left unfinished in the outbox when it ended. */
export async function removeUnfinishedMail(dataDir: string, now = Date.now()): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  for (const path of names.filter((name) => name.endsWith('.eml.part')).map((name) => join(outbox, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}

async function withDeadline(sending: Promise<MailResult>): Promise<MailResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<MailResult>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({
          ok: false,
          code: 'ETIMEDOUT',
          answer: 'The mail server took too long.',
          permanent: false,
        }),
      SEND_MS,
    );
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Refused recipients are permanent; everything else (server down, sending limit, mailbox full) may pass. */
function failureOf(error: unknown): MailResult {
  const { code, responseCode, command, message } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
    message?: string;
  };
  const answer = oneLine(message ?? 'The message was not sent.').slice(0, 300);
  const permanent =
    code === 'EENVELOPE' && command !== 'MAIL FROM' && isRefusedAddress({ code: responseCode ?? 0, answer });
  return { ok: false, code: String(responseCode ?? code ?? 'EUNKNOWN'), answer, permanent };
}

const furtherHeaders = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^X-[A-Za-z0-9-]{1,60}$/i.test(name))
      .map(([name, value]) => [name, oneLine(value).slice(0, 500)]),
  );

const plain = ({ name, address }: MailAddress) => ({ name: oneLine(name ?? ''), address });

/** Line ends and other controls become spaces: a header stays one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function oneAddress(text: string): { name: string; address: string } {
  const [first] = addressparser(text, { flatten: true });
  return { name: first?.name ?? '', address: first?.address || text };
}

type Addressed = NonNullable<SendMailOptions['to']>;

function addressesOf(to: Addressed | undefined): MailAddress[] {
  if (!to) return [];
  if (Array.isArray(to)) return to.flatMap(addressesOf);
  return typeof to === 'string'
    ? addressparser(to, { flatten: true })
    : [{ name: to.name, address: to.address ?? '' }];
}

const textOfHtml = (html: string): string =>
  html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gis, '$1')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
