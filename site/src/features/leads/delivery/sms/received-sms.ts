import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { keyedHash } from '#site/server/signed-token.ts';
import { mobileOf } from '../../contacts/contact-values.ts';

/** What the system that sends SMS has in the path it posts answers to. Another webhook has another key. */
export const receivedSmsKey = (webhookUrl: string): string =>
  keyedHash({ secret: readSecrets(env().dataDir).forms, purpose: 'received sms', text: webhookUrl });

/** The names that providers give the sender and the text. */
const FROM = ['from', 'From', 'source_number', 'sender', 'msisdn', 'originator'];
const TEXT = ['text', 'Body', 'body', 'message', 'reply_content', 'content'];

/** The words that the carriers stop and start SMS with. */
const STOP = /^(stop|stopall|stop all|unsubscribe|optout|opt out|end|quit|cancel)$/;
const START = /^(start|unstop|yes)$/;

/** Whose SMS wishes what: the mobile number as `04…`. Undefined for what is no SMS from an Australian mobile number. */
export function readReceivedSms(
  sent: unknown,
): { mobile: string; wish: 'stop' | 'start' | 'none' } | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(sent));
  const first = (names: string[]) => names.map((name) => fields.get(name)).find(isText) ?? '';
  const mobile = mobileOf(first(FROM));
  const word = first(TEXT)
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
  if (!mobile) return undefined;
  return { mobile, wish: STOP.test(word) ? 'stop' : START.test(word) ? 'start' : 'none' };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
