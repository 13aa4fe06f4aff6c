import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';

/**
 * A form's ticket: made when the form is opened, sent back with it. It says when that was, cannot be made up, is for
 * one form only, and names the submission: the same ticket twice is the same lead.
 */
export type Ticket = { token: string; issuedAt: number };

/** How long an opened form can be sent, in ms. */
const VALID_MS = 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

type Signed = { form: string; secret: string; now: number };

export function issueTicket({ form, secret, now }: Signed): string {
  return signed({ form, secret, now, token: randomBytes(12).toString('base64url') });
}

/**
 * A ticket for what comes without one, from pages older than tickets. Its token is made of what was sent and the day,
 * so that the same twice is the same lead; it is as old as a form must be.
 */
export function contentTicket({ content, ...about }: Signed & { content: string }): string {
  const day = Math.floor(about.now / DAY_MS);
  const digest = createHmac('sha256', about.secret)
    .update(`${about.form}.${day}.${content}`)
    .digest('base64url');
  return signed({ ...about, now: about.now - MIN_FILL_MS, token: digest.slice(0, 16) });
}

/** The ticket that a form came with, or undefined when it is made up, for another form, or too old. */
export function readTicket({ form, secret, now, ticket }: Signed & { ticket: string }): Ticket | undefined {
  const [time = '', token = '', signature = ''] = ticket.slice(0, 200).split('.');
  const expected = Buffer.from(sign({ form, secret, body: `${time}.${token}` }));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const issuedAt = Number.parseInt(time, 36);
  return now - issuedAt <= VALID_MS ? { token, issuedAt } : undefined;
}

function signed({ token, ...about }: Signed & { token: string }): string {
  const body = `${about.now.toString(36)}.${token}`;
  return `${body}.${sign({ ...about, body })}`;
}

function sign({ form, secret, body }: Pick<Signed, 'form' | 'secret'> & { body: string }): string {
  return createHmac('sha256', secret).update(`${form}.${body}`).digest('base64url').slice(0, 22);
}
