import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A form's ticket: made when the form is opened, sent back with it. It says when that was, cannot be made up, is for
 * one form only, and names the submission: the same ticket twice is the same lead.
 */
export type Ticket = { token: string; issuedAt: number };

/** How long an opened form can be sent, in ms. */
const VALID_MS = 24 * 60 * 60 * 1000;

type Signed = { form: string; secret: string; now: number };

export function issueTicket({ form, secret, now }: Signed): string {
  const body = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign({ form, secret, body })}`;
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

function sign({ form, secret, body }: { form: string; secret: string; body: string }): string {
  return createHmac('sha256', secret).update(`${form}.${body}`).digest('base64url').slice(0, 22);
}
