import { type Answers, type FormDefinition, showAnswers, textOf } from '@frontage/forms';
import { DEFAULT_ZONE, timeZoneOf } from '@frontage/reaxml';
import { dayText, timeText } from '#site/features/listings/public/inspection-times.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { hasReminder } from '../forms/fields/sms-reminder.ts';
import { findLeadForm, isNewsletter } from '../forms/lead-forms.ts';
import { consentOf } from '../forms/opening/lead-paths.ts';
import type {
  Attachment,
  Door,
  GoneListing,
  LeadAgent,
  LeadContact,
  LeadDirectory,
  LeadListing,
  LeadOrigin,
  LeadRoute,
  NewLead,
  OwnParts,
} from '../types/lead-types.ts';
import { deliveriesAtDoor } from './door-deliveries.ts';
import { leadSource } from './lead-source.ts';
import { visitReminders } from './visit-reminders.ts';

/** Makes a lead from checked answers: looks up what it is about and decides who gets it. */
export async function newLead({
  definition,
  answers,
  attachments,
  token,
  former,
  origin,
  held,
  follows,
  own,
  directory,
  ownAddresses,
  at,
  consent,
  door,
}: {
  definition: FormDefinition;
  answers: Answers;
  attachments: Attachment[];
  token: string;
  /** Another token the same lead may have had since then (ISO). */
  former?: { token: string; since: string };
  origin: LeadOrigin;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** Sent in one form with another lead, whose confirmation covers both. */
  follows?: boolean;
  /** Of forms that are not lead forms. */
  own?: OwnParts;
  directory: LeadDirectory;
  /** Addresses that never get an autoresponse. */
  ownAddresses: string[];
  /** Epoch ms. */
  at: number;
  /** The consent text of a newsletter form; left out, the one of our forms. */
  consent?: string;
  /** The open home it was sent at. */
  door?: Door;
}): Promise<NewLead> {
  const textIn = (name: string) => textOf({ answers, name });
  const books = findLeadForm(definition.key)?.books ?? false;
  const listingId = idIn({ answers, names: ['property_id', 'property_external_id'] });
  const agentId = idIn({ answers, names: ['agent_id'] });
  const officeId = idIn({ answers, names: ['office', 'office_id'] });
  const [listing, agent, office] = await Promise.all([
    listingId ? directory.listing(listingId) : undefined,
    agentId ? directory.agent(agentId) : undefined,
    officeId ? directory.office(officeId) : undefined,
  ]);
  // Withdrawn since the form was opened, it still has its agents.
  const gone = listingId && !listing ? await directory.goneListing?.(listingId) : undefined;
  const route = await directory.route({
    form: definition.key,
    listing: listing ?? gone,
    agent,
    officeId: office?.id,
    suburb: textIn('suburb'),
    postcode: textIn('postcode'),
    ...(own && own.recipients.length > 0 ? { recipients: own.recipients } : {}),
  });
  const person = own?.person ?? {
    name: nameIn(textIn),
    email: textIn('email'),
    phone: textIn('phone'),
  };
  const email = person.email.toLowerCase();
  const signup = isNewsletter(definition.key) ? { consentText: consent ?? consentOf(definition) } : undefined;
  const inspection = door?.inspection ?? instantIn(textIn('inspection'));
  // What is held as spam takes nobody’s time.
  const appointment =
    books && !held ? await bookedTime({ answers, agentId, officeId, directory, at }) : undefined;
  const deliveries = deliveriesAtDoor({
    form: definition.key,
    answers,
    door,
    zone: listing?.timeZone,
    at,
    deliveries: deliveriesFor({
      route: {
        ...(own ? withOwnCopies({ route, own }) : route),
        ...(follows ? { autoresponse: false } : {}),
        // Subscribers must confirm, so the email that asks them to is always sent.
        // So is the one that holds a booking.
        ...(signup || books ? { autoresponse: true } : {}),
      },
      email,
      held,
      at,
      ownAddresses,
    }),
  });
  const isReminded = !held && !follows && hasReminder(findLeadForm(definition.key)?.definition ?? definition);
  const reminders = visitReminders({
    visit:
      appointment ?? (inspection && listing ? { startsAt: inspection, zone: listing.timeZone } : undefined),
    answers,
    deliveries,
    settings: isReminded ? await directory.reminders?.() : undefined,
    now: at,
  });
  return {
    token: `${definition.key}.${token}`,
    former: former && { ...former, token: `${definition.key}.${former.token}` },
    form: definition.key,
    formTitle: definition.title,
    formVersion: definition.version,
    ...person,
    email,
    answers: withKinds({
      definition,
      wanted: own !== undefined,
      answers: readableAnswers({ definition, answers, listing, gone, agent, office }),
    }),
    // What was withdrawn since the open home keeps those who came.
    listingId: (listing ?? gone)?.id ?? door?.listing ?? null,
    agentId: route.agentId,
    otherAgentIds: route.otherAgentIds,
    officeId: route.officeId,
    inspection,
    appointment,
    state: held ? 'spam' : 'new',
    ...leadSource(origin),
    attachments,
    signup,
    mails: own && Object.keys(own.mails).length > 0 ? own.mails : null,
    deliveries: [...deliveries, ...reminders],
  };
}

/** Somebody else has booked the time since the form was opened. */
export class TakenTime extends Error {
  override name = 'TakenTime';
}

/** The time that a lead books, as its host offers it now. */
async function bookedTime({
  answers,
  agentId,
  officeId,
  directory,
  at,
}: {
  answers: Answers;
  agentId: number | undefined;
  officeId: number | undefined;
  directory: LeadDirectory;
  at: number;
}): Promise<NewLead['appointment']> {
  const textIn = (name: string) => textOf({ answers, name });
  const startsAt = textIn('appointment');
  const free = await directory.appointments?.({ agent: agentId, office: officeId, now: at });
  const time = free?.times.find((one) => one.startsAt === startsAt);
  if (!free || !time) throw new TakenTime('The time is taken.');
  const { host, name: hostName, zone: hostZone } = free;
  const zone = timeZoneOf({ state: textIn('state'), suburb: textIn('suburb'), postcode: textIn('postcode') });
  const { endsAt, cells } = time;
  return { host, hostName, startsAt, endsAt, cells, zone, hostZone };
}

/** The forms ask for a name whole or in two parts. */
const nameIn = (textIn: (name: string) => string): string =>
  textIn('name') ||
  [textIn('first_name') || textIn('first-name'), textIn('last_name') || textIn('last-name')]
    .filter(Boolean)
    .join(' ');

/** Whole positive numbers only: a hidden field can hold anything. */
function idIn({ answers, names }: { answers: Answers; names: string[] }): number | undefined {
  const text = names.map((name) => textOf({ answers, name })).find(Boolean) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A moment as the choices of inspections and the links of open homes name it (ISO), or null. */
const instantIn = (text: string): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? text : null;

/** The answers as staff read them: ids become names. */
function readableAnswers({
  definition,
  answers,
  listing,
  gone,
  agent,
  office,
}: {
  definition: FormDefinition;
  answers: Answers;
  listing?: LeadListing;
  gone?: GoneListing;
  agent?: LeadAgent;
  office?: LeadContact;
}): NewLead['answers'] {
  const property = listing?.title ?? (gone && `Listing ${gone.id}, no longer on the website`);
  const names: Record<string, string | undefined> = {
    property_id: property,
    property_external_id: property,
    agent_id: agent?.name,
    office_id: office?.name,
  };
  const zone = listing?.timeZone ?? DEFAULT_ZONE;
  return showAnswers({ definition, answers }).map((answer) => {
    // A choice is its label already.
    if (answer.name === 'inspection' && instantIn(answer.text))
      return {
        ...answer,
        text: `${dayText({ at: answer.text, zone })}, ${timeText({ at: answer.text, zone })}`,
      };
    return answer.name in names
      ? { ...answer, text: names[answer.name] ?? `${answer.text} (not on the website)` }
      : answer;
  });
}

/** The kind of each answer is stored with leads of contact forms, since the form may be deleted when the lead is read. */
function withKinds({
  definition,
  wanted,
  answers,
}: {
  definition: FormDefinition;
  wanted: boolean;
  answers: NewLead['answers'];
}): NewLead['answers'] {
  if (!wanted) return answers;
  const kinds = new Map(definition.fields.map(({ name, kind }) => [name, kind]));
  return answers.map((answer) => ({ ...answer, kind: kinds.get(answer.name) }));
}

/** Adds the form's own copies; each address gets one message. */
function withOwnCopies({ route, own }: { route: LeadRoute; own: OwnParts }): LeadRoute {
  const isNew = (known: (string | undefined)[]) => (address: string) =>
    !known.some((other) => other?.toLowerCase() === address.toLowerCase());
  const copies = [...route.copies, ...own.copies.filter(isNew([route.owner, ...route.copies]))];
  const hidden = route.hidden ?? [];
  const unseen = own.hiddenCopies.filter(isNew([route.owner, ...copies, ...hidden]));
  return { ...route, copies, hidden: [...hidden, ...unseen], autoresponse: own.autoresponse };
}

function deliveriesFor({
  route,
  email,
  held,
  at,
  ownAddresses,
}: {
  route: LeadRoute;
  email: string;
  held?: string;
  at: number;
  ownAddresses: string[];
}): NewLead['deliveries'] {
  const due = { state: 'due' as const, attempts: [] };
  if (held) {
    const result = `Blocked as spam: ${held} Send it again if it is genuine.`;
    const attempts = [{ at: new Date(at).toISOString(), ok: false, result }];
    return route.owner ? [{ kind: 'notice', to: route.owner, state: 'held', attempts }] : [];
  }
  const hidden = route.hidden ?? [];
  const own = [...ownAddresses, ...(route.owner ? [route.owner] : []), ...route.copies, ...hidden];
  const isAnswered = route.autoresponse !== false && mayAutorespond({ email, own });
  return [
    ...(route.owner ? [{ kind: 'notice' as const, to: route.owner, ...due }] : []),
    ...route.copies.map((to) => ({ kind: 'copy' as const, to, ...due })),
    ...hidden.map((to) => ({ kind: 'hidden-copy' as const, to, ...due })),
    ...(isAnswered ? [{ kind: 'autoresponse' as const, to: email, ...due }] : []),
    ...(route.webhooks ?? []).map((to) => ({ kind: 'webhook' as const, to, ...due })),
  ];
}

const AUTOMATED = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)([+.-]|@)/i;

/** Whether an autoresponse to this address may be sent: it belongs to a person, and not to the agency. */
export function mayAutorespond({ email, own }: { email: string; own: string[] }): boolean {
  return isPlainAddress(email) && !AUTOMATED.test(email) && !own.some((ours) => ours.toLowerCase() === email);
}
