import { type Answers, type FormDefinition, NO_MAIL_YET, textOf } from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import type { MailMessage, MailResult } from '#site/server/mail.ts';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import { applyMailServer } from '#site/server/sends-mail.ts';
import type { SentForm, VisitorForm, VisitorResult } from '#site/server/visitor-form.ts';
import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import { resultMail } from './result-mail.tsx';
import type { ResultText } from './result-text.ts';

const MINUTE_MS = 60_000;
/** The same result to the same address within this time is one email. */
const REPEAT_MS = 10 * MINUTE_MS;

/** Sends a visitor the result of the calculator; they become a lead only if they tick that they want to. */
export const resultFormDefinition: FormDefinition = {
  key: 'stamp-duty-result',
  title: 'Email me this result',
  intro: 'We’ll email you the amounts, your answers and the sources.',
  fields: [
    { kind: 'hidden', name: 'result', label: 'Result', maxLength: 2000, fillFrom: ['result'] },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      noun: 'your email address',
      required: true,
      autocomplete: 'email',
    },
    {
      kind: 'checkbox',
      name: 'contact_me',
      label:
        'Contact me about buying or selling. If you leave this unticked, we’ll only use your address to send this email.',
    },
    {
      kind: 'text',
      name: 'name',
      label: 'Your name',
      noun: 'your name',
      maxLength: 100,
      autocomplete: 'name',
      required: true,
      shownWhen: { field: 'contact_me', notEmpty: true },
    },
  ],
  submitLabel: 'Send email',
  messages: {
    waiting: 'Sending…',
    failed: 'The email has not been sent.',
    thanks: { title: 'Sent', body: 'We’ve emailed you the result.' },
  },
  withoutMail: {
    intro: `${NO_MAIL_YET} Copy the result as text instead.`,
    thanks: { title: 'Not sent', body: `${NO_MAIL_YET} Copy the result as text instead.` },
  },
  version: 1,
};

/** What leads are told of somebody who ticked that they want to be contacted. */
const leadDefinition: FormDefinition = {
  ...resultFormDefinition,
  title: 'Stamp duty calculator',
  fields: [
    ...resultFormDefinition.fields.filter(({ name }) => name === 'name' || name === 'email'),
    { kind: 'textarea', name: 'message', label: 'Result' },
  ],
};

/** A lead of somebody who agreed to be contacted, for those who keep leads. */
export type ResultLead = {
  definition: FormDefinition;
  answers: Answers;
  person: { name: string; email: string; phone: string };
  /** Path and query of the result. */
  page: string;
  addressKey: string;
};

type Setup = {
  /** The result a query stands for, by the rates of today. */
  resultOf: (query: string) => Promise<ResultText | undefined>;
  agency: () => Promise<{ name: string; logo?: MailLogo | null }>;
  siteUrl: string;
  send: (message: MailMessage) => Promise<MailResult>;
  /** Keeps a lead; false where that failed. */
  takeLead: (lead: ResultLead) => Promise<boolean>;
  limits: ResultLimits;
};

/** How often one client may have results sent, and how often one address may be written to. */
export type ResultLimits = Record<'client' | 'address', RateLimit>;

/** `on` false for benches and load tests. */
export function createResultLimits({ on, now }: { on: boolean; now?: () => number }): ResultLimits {
  const never = { take: () => ({ ok: true, retryAfterSeconds: 0 }) };
  if (!on) return { client: never, address: never };
  return {
    client: createRateLimit({ burst: 6, everyMs: 5 * MINUTE_MS, now, shared: 'results' }),
    address: createRateLimit({ burst: 3, everyMs: 20 * MINUTE_MS, now, shared: 'results to an address' }),
  };
}

/** The form behind “Email me this”. One email for each time it is sent; the visitor hears what became of it. */
export function resultForm(setup: Setup): VisitorForm {
  // What is sent twice, by a double click say, waits for the first answer.
  const recent = new LRUCache<string, Promise<VisitorResult>>({ max: 2000, ttl: REPEAT_MS });
  return {
    definition: resultFormDefinition,
    audience: 'everybody',
    open: async ({ query }) => {
      const result = await setup.resultOf(query.get('result') ?? '');
      const { intro } = applyMailServer(resultFormDefinition);
      return result && { intro: `${result.title}. ${intro}` };
    },
    async submit(sent) {
      const key = JSON.stringify(sent.answers);
      const earlier = recent.get(key);
      if (earlier) return earlier;
      const outcome = sendResult(setup, sent);
      recent.set(key, outcome);
      const settled = await outcome;
      // What failed may be tried again.
      if (!settled.ok) recent.delete(key);
      return settled;
    },
  };
}

async function sendResult(setup: Setup, { answers, addressKey }: SentForm): Promise<VisitorResult> {
  const email = textOf({ answers, name: 'email' }).toLowerCase();
  const result = await setup.resultOf(textOf({ answers, name: 'result' }));
  if (!result) return refused('invalid', 'Open the calculator, calculate the duty and send it from there.');
  for (const turn of [setup.limits.client.take(addressKey), setup.limits.address.take(email)])
    if (!turn.ok)
      return {
        ...refused('limited', 'Too many emails were sent. Try again later, or copy the result as text.'),
        retryAfterSeconds: turn.retryAfterSeconds,
      };
  const agency = await setup.agency();
  const sent = await setup.send({
    ...resultMail({ result, agency, siteUrl: setup.siteUrl }),
    to: [{ address: email }],
    fromName: agency.name,
    automatic: true,
  });
  if (!sent.ok)
    return refused('unavailable', 'Check the address, try again later, or copy the result as text.');
  if (answers.contact_me !== true) return { ok: true, outcome: 'success', thanks: thanksFor({ sent }) };
  const name = textOf({ answers, name: 'name' });
  const kept = await setup.takeLead({
    definition: leadDefinition,
    answers: { name, email, message: result.text },
    person: { name, email, phone: '' },
    page: result.path,
    addressKey,
  });
  return { ok: true, outcome: 'success', lead: kept, thanks: thanksFor({ sent, kept }) };
}

/** What the visitor is told, so that it is true. `kept`: whether their wish to be contacted is stored. */
function thanksFor({ sent, kept }: { sent: { outbox?: boolean }; kept?: boolean }) {
  const parts = [
    sent.outbox
      ? 'This website can’t send email yet, so the result was not sent. Copy it as text instead.'
      : `We’ve emailed you the result${kept ? ' and will be in touch' : ''}.`,
    sent.outbox && kept && 'We’ll be in touch.',
    kept === false && 'We couldn’t record that you’d like to be contacted. Please call us.',
  ];
  return { title: sent.outbox ? 'Not sent' : 'Sent', body: parts.filter(Boolean).join(' ') };
}

const refused = (outcome: string, what: string) => ({
  ok: false as const,
  outcome,
  message: `${resultFormDefinition.messages.failed} ${what}`,
});
