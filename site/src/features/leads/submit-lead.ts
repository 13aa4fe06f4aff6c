import {
  type Answers,
  type FormDefinition,
  type FormValues,
  showAnswers,
  textOf,
  validate,
} from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import { log } from '#site/server/log.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import type { RateLimit } from '#site/server/rate-limit.ts';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';
import { findLeadForm } from './lead-forms.ts';
import { type LeadResult, refusal } from './lead-result.ts';
import { leadSource } from './lead-source.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadAgent, LeadDirectory, LeadListing, LeadOrigin, LeadRoute, NewLead } from './lead-types.ts';
import { readTicket } from './ticket.ts';

/** One submission of one form, as the route received it. */
export type Submission = {
  form: string;
  values: FormValues;
  ticket: string;
  /** What stands in the field that people cannot see. */
  honeypot: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  fromOurPages: boolean;
  origin: LeadOrigin;
};

export type SubmitSetup = {
  store: LeadStore;
  directory: LeadDirectory;
  secret: string;
  /** Undefined: no limits and no minimum fill time (benches and load tests). */
  limits?: { perForm: RateLimit; overall: RateLimit };
  /** Called when a lead is stored. */
  stored: () => void;
  now: () => number;
  /** Addresses that never get an autoresponse. */
  ownAddresses: string[];
};

/**
 * Takes in what a visitor sent: definition, validator, spam checks, then one durable write of the lead and its
 * deliveries, and only then the good news. Never throws.
 */
export function createSubmitLead(setup: SubmitSetup) {
  // Submissions of this process by token: a double click waits for the first one's answer and uses up no turn.
  const recent = new LRUCache<string, { answers: string; result: Promise<LeadResult> }>({ max: 5000 });

  return async (submission: Submission): Promise<LeadResult> => {
    const definition = findLeadForm(submission.form);
    if (!definition) return refusal.unknown();
    if (!submission.fromOurPages) return refusal.foreign();
    const checked = validate({ definition, values: submission.values, today: todayInSydney(setup.now()) });
    if (!checked.ok) return refusal.invalid(checked.errors);
    const ticket = readTicket({
      form: definition.key,
      secret: setup.secret,
      now: setup.now(),
      ticket: submission.ticket,
    });
    if (!ticket) return refusal.expired();
    if (setup.limits && setup.now() - ticket.issuedAt < MIN_FILL_MS) return refusal.early();

    const answers = JSON.stringify(checked.answers);
    const earlier = recent.get(ticket.token);
    if (earlier) {
      const result = await earlier.result;
      if (result.ok) return earlier.answers === answers ? result : refusal.repeated(result.reference);
    }
    const limited = takeTurn({ setup, submission });
    if (limited) return limited;
    const result = takeIn({ setup, submission, definition, answers: checked.answers, token: ticket.token });
    recent.set(ticket.token, { answers, result });
    return result;
  };
}

type Accepted = {
  setup: SubmitSetup;
  submission: Submission;
  definition: FormDefinition;
  answers: Answers;
  token: string;
};

function takeTurn({ setup, submission }: Pick<Accepted, 'setup' | 'submission'>): LeadResult | undefined {
  const { addressKey, form } = submission;
  for (const turn of [
    setup.limits?.overall.take(addressKey),
    setup.limits?.perForm.take(`${addressKey} ${form}`),
  ]) {
    if (turn && !turn.ok) return refusal.limited(turn.retryAfterSeconds);
  }
  return undefined;
}

async function takeIn(accepted: Accepted): Promise<LeadResult> {
  const { setup, definition } = accepted;
  try {
    const lead = await newLead(accepted);
    const saved = await setup.store.save(lead);
    if (saved.repeated && !saved.sameAnswers) return refusal.repeated(saved.reference);
    if (lead.deliveries.every(({ kind }) => kind === 'autoresponse')) {
      log.warn({ lead: saved.id }, 'a lead has nobody to go to: give the site settings an e-mail address');
    }
    setup.stored();
    return { ok: true, reference: saved.reference };
  } catch (error) {
    log.error({ err: error, form: definition.key }, 'a lead could not be stored; the visitor was told so');
    const agency = await setup.directory.agency().catch(() => undefined);
    return refusal.unavailable(agency?.phone ?? undefined);
  }
}

async function newLead({ setup, submission, definition, answers, token }: Accepted): Promise<NewLead> {
  const { directory } = setup;
  const listingId = idIn({ answers, names: ['property_id', 'property_external_id'] });
  const agentId = idIn({ answers, names: ['agent_id'] });
  const [listing, agent] = await Promise.all([
    listingId ? directory.listing(listingId) : undefined,
    agentId ? directory.agent(agentId) : undefined,
  ]);
  const route = await directory.route({ listing, agent });
  const email = textOf({ answers, name: 'email' }).toLowerCase();
  const isSpam = submission.honeypot !== '';
  return {
    token: `${definition.key}.${token}`,
    form: definition.key,
    formTitle: definition.title,
    formVersion: definition.version,
    name: textOf({ answers, name: 'name' }),
    email,
    phone: textOf({ answers, name: 'phone' }),
    answers: answersInWords({ definition, answers, listing, agent }),
    listingId: listing?.id ?? null,
    agentId: route.agentId,
    officeId: route.officeId,
    state: isSpam ? 'spam' : 'new',
    ...leadSource(submission.origin),
    deliveries: deliveriesFor({
      route,
      email,
      isSpam,
      at: setup.now(),
      ownAddresses: setup.ownAddresses,
    }),
  };
}

/** Whole positive numbers only: a hidden field can hold anything. */
function idIn({ answers, names }: { answers: Answers; names: string[] }): number | undefined {
  const text = names.map((name) => textOf({ answers, name })).find(Boolean) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The answers as staff read them: ids become what they stand for. */
function answersInWords({
  definition,
  answers,
  listing,
  agent,
}: {
  definition: FormDefinition;
  answers: Answers;
  listing?: LeadListing;
  agent?: LeadAgent;
}): NewLead['answers'] {
  const names: Record<string, string | undefined> = {
    property_id: listing?.title,
    property_external_id: listing?.title,
    agent_id: agent?.name,
  };
  return showAnswers({ definition, answers }).map((answer) =>
    answer.name in names
      ? { ...answer, text: names[answer.name] ?? `${answer.text} (not on the website)` }
      : answer,
  );
}

function deliveriesFor({
  route,
  email,
  isSpam,
  at,
  ownAddresses,
}: {
  route: LeadRoute;
  email: string;
  isSpam: boolean;
  at: number;
  ownAddresses: string[];
}): NewLead['deliveries'] {
  const due = { state: 'due' as const, attempts: [] };
  if (isSpam) {
    const result = 'Held back: a field that people cannot see was filled in. Send it again if it is genuine.';
    const attempts = [{ at: new Date(at).toISOString(), ok: false, result }];
    return route.owner ? [{ kind: 'notice', to: route.owner, state: 'held', attempts }] : [];
  }
  const own = [...ownAddresses, ...(route.owner ? [route.owner] : []), ...route.copies];
  return [
    ...(route.owner ? [{ kind: 'notice' as const, to: route.owner, ...due }] : []),
    ...route.copies.map((to) => ({ kind: 'copy' as const, to, ...due })),
    ...(mayAnswer({ email, own }) ? [{ kind: 'autoresponse' as const, to: email, ...due }] : []),
  ];
}

const MACHINES = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)([+.-]|@)/i;

/** Whether a machine's answer to this address reaches a person who is not one of us. */
export function mayAnswer({ email, own }: { email: string; own: string[] }): boolean {
  return isPlainAddress(email) && !MACHINES.test(email) && !own.some((ours) => ours.toLowerCase() === email);
}

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
/** The ISO day that "today" means on our forms. */
const todayInSydney = (at: number): string => sydney.format(at);
