import sanitizeHtml from 'sanitize-html';
import { type MailFile, mailFile } from '../../attachments/mail-files.ts';

/** An email as a mail provider hands it over, whatever it calls the parts. Nothing in it is trusted. */
export type ReceivedMail = {
  /** Every address it went to. */
  to: string[];
  from: string;
  subject: string;
  /** Without what it quotes. */
  text: string;
  messageId: string;
  /** Sent by a machine: an out-of-office note, a list, a message that could not be delivered. */
  isAutomatic: boolean;
  files: MailFile[];
  /** How many files are left out: too many, too large or of a type that is never accepted. */
  leftOut: number;
};

/** In characters. */
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 250;
const MOST_FILES = 10;

type Parts = Record<string, unknown>;
type Headers = Map<string, string>;

/**
 * Reads the JSON of Postmark, the form of Mailgun, or our own `{ to, from, subject, text, html, messageId, headers, files }`,
 * where `files` are `{ name, data }` with base64. Undefined for anything else.
 */
export function readReceivedMail(sent: unknown): ReceivedMail | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const parts = sent as Parts;
  const mail =
    'MessageID' in parts
      ? postmark(parts)
      : 'body-plain' in parts || 'recipient' in parts
        ? mailgun(parts)
        : own(parts);
  return mail.to.length > 0 && mail.from && mail.messageId ? mail : undefined;
}

function own(parts: Parts): ReceivedMail {
  return mailOf({
    to: listOf(parts.to),
    from: parts.from,
    subject: parts.subject,
    text: parts.text,
    html: parts.html,
    messageId: parts.messageId,
    headers: headersOf(parts.headers),
    files: filesIn(parts.files, ({ name, data }) => [name, data]),
  });
}

function postmark(parts: Parts): ReceivedMail {
  const full = (Array.isArray(parts.ToFull) ? parts.ToFull : []) as { Email?: unknown }[];
  const headers = headersOf(parts.Headers);
  return mailOf({
    to: [...listOf(parts.OriginalRecipient), ...full.map(({ Email }) => textOf(Email))],
    from: (parts.FromFull as { Email?: unknown } | undefined)?.Email ?? parts.From,
    subject: parts.Subject,
    text: textOf(parts.StrippedTextReply) || parts.TextBody,
    html: parts.HtmlBody,
    messageId: headers.get('message-id') ?? parts.MessageID,
    headers,
    files: filesIn(parts.Attachments, ({ Name, Content }) => [Name, Content]),
  });
}

/** Its files come as parts of the form and are not read: only what is text is. */
function mailgun(parts: Parts): ReceivedMail {
  let listed: unknown;
  try {
    listed = JSON.parse(textOf(parts['message-headers']) || '[]');
  } catch {
    listed = [];
  }
  const mail = mailOf({
    to: listOf(parts.recipient),
    from: parts.sender ?? parts.from,
    subject: parts.subject,
    text: textOf(parts['stripped-text']) || parts['body-plain'],
    html: parts['stripped-html'] ?? parts['body-html'],
    messageId: parts['Message-Id'],
    headers: headersOf(listed),
    files: [],
  });
  return { ...mail, leftOut: Number(parts['attachment-count']) || 0 };
}

function mailOf({
  to,
  from,
  subject,
  text,
  html,
  messageId,
  headers,
  files,
}: {
  to: string[];
  headers: Headers;
  files: (MailFile | undefined)[];
} & Record<'from' | 'subject' | 'text' | 'html' | 'messageId', unknown>): ReceivedMail {
  const kept = files.filter((file) => file !== undefined).slice(0, MOST_FILES);
  const sender = addressIn(textOf(from));
  return {
    to: to.map(addressIn).filter(Boolean),
    from: sender,
    subject: oneLine(textOf(subject)),
    text: withoutQuotes(textOf(text).trim() || plainTextOf(textOf(html))).slice(0, LONGEST_TEXT),
    messageId: oneLine(textOf(messageId)),
    isAutomatic: isAutomatic({ headers, sender }),
    files: kept,
    leftOut: files.length - kept.length,
  };
}

/** RFC 3834 and what mail programs send in its place. */
function isAutomatic({ headers, sender }: { headers: Headers; sender: string }): boolean {
  const submitted = headers.get('auto-submitted') ?? 'no';
  return (
    !/^no\b/i.test(submitted) ||
    /^(bulk|junk|list|auto_reply)\b/i.test(headers.get('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some((name) => headers.has(name)) ||
    /^<>$/.test(headers.get('return-path') ?? '') ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(sender)
  );
}

/** Headers as an object, as pairs, or as `{ Name, Value }`; names in lowercase. */
function headersOf(given: unknown): Headers {
  const pairs = Array.isArray(given)
    ? given.map((one) =>
        Array.isArray(one) ? one : [(one as Parts | null)?.Name, (one as Parts | null)?.Value],
      )
    : typeof given === 'object' && given !== null
      ? Object.entries(given)
      : [];
  return new Map(pairs.map(([name, value]) => [textOf(name).toLowerCase(), textOf(value).trim()]));
}

/** What the visitor wrote: without the lines they answer to and what comes below them. */
function withoutQuotes(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  const end = lines.findIndex((line) => QUOTE_BEGINS.test(line));
  const own = (end > 0 ? lines.slice(0, end) : lines).filter((line) => !line.startsWith('>'));
  return own.join('\n').trim() || text.trim();
}

const QUOTE_BEGINS = /^(On .{5,200} wrote:|-{3,} ?(Original|Forwarded) Message ?-{3,}|_{10,})\s*$/i;

/** HTML as text alone: no mark-up of an email gets any further. */
const plainTextOf = (html: string): string =>
  sanitizeHtml(html.slice(0, 500_000).replace(/<(br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n$&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function filesIn(
  given: unknown,
  partsOf: (file: Parts) => [name: unknown, data: unknown],
): (MailFile | undefined)[] {
  return (Array.isArray(given) ? given : []).map((file) => {
    const [name, data] = partsOf((file ?? {}) as Parts);
    return mailFile({ name: textOf(name), bytes: Buffer.from(textOf(data), 'base64') });
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textOf(one).split(','));
/** The address of `"Zoë Byron" <zoe@example.com>`, in lowercase. */
const addressIn = (text: string): string =>
  (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase().slice(0, 254);
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE);
