import type { FormDefinition } from '@frontage/forms';
import { findLeadForm } from '../../forms/lead-forms.ts';
import type { LeadListing, StoredLead } from '../../types/lead-types.ts';
import { oneLine } from './placeholders.ts';

/** One answer as an email shows it. `wide`: too long to be beside its question. */
export type MailAnswer = {
  name: string;
  label: string;
  text: string;
  wide: boolean;
  /** The answer itself is this link. */
  href?: string;
  /** Below the answer. */
  link?: { href: string; text: string };
};

type About = { lead: StoredLead; listing?: LeadListing };

/** Every answer in the form's order, for the agency: to call, to write to, to find on a map. */
export function staffAnswers({ lead, listing }: About): MailAnswer[] {
  const kinds = kindsOf(lead);
  const shown = lead.answers.filter(
    ({ name }) => kinds.get(name) !== 'file' && !(listing && PROPERTY.includes(name)),
  );
  const place = placeOf(lead);
  return [
    ...shown.map(({ name, label, text }) => ({
      name,
      label,
      text,
      wide: isWide(text),
      href: hrefOf({ kind: kinds.get(name), text }),
      link: place && name === place.at ? { href: mapLink(place.address), text: 'View on map' } : undefined,
    })),
    ...attached(lead),
  ];
}

/**
 * The answers repeated to the visitor. Anyone can enter any address: answers with a link are left out, so that forms
 * cannot be used to advertise in our name.
 */
export function visitorAnswers(lead: StoredLead): MailAnswer[] {
  const kinds = kindsOf(lead);
  const unseen: (string | undefined)[] = ['hidden', 'context', 'file'];
  const shown = lead.answers.filter(
    ({ name, text }) => !unseen.includes(kinds.get(name)) && !holdsLink(text),
  );
  const { length } = lead.attachments;
  return [
    ...shown.map(({ name, label, text }) => ({ name, label, text, wide: isWide(text) })),
    ...(length
      ? [{ name: 'attachments', label: attachedLabel(lead), text: String(length), wide: false }]
      : []),
  ];
}

/** The visitor's name where an email in our name may repeat it; else ''. */
export const safeName = ({ name }: StoredLead): string =>
  name.length > 60 || holdsLink(name) ? '' : oneLine(name, 60);

/** Which campaign or site brought the visitor, in one line; '' when nothing is known. */
export function sourceLine({ source }: StoredLead): string {
  const known = Object.entries(source).filter(
    ([name, value]) => name !== 'language' && typeof value === 'string' && value !== '',
  );
  return known.map(([name, value]) => `${sourceName(name)}: ${oneLine(value, 120)}`).join(' · ');
}

/** `utm_source` → "campaign source". */
const sourceName = (name: string): string =>
  name
    .replace('landing', 'first page')
    .replaceAll('_', ' ')
    .replace('utm campaign', 'campaign')
    .replace('utm', 'campaign');

/** A map of an Australian address, for staff. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${oneLine(address, 300)}, Australia`)}`;

/** `tel:` address of a number as people write it. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** Its card says it. */
const PROPERTY = ['property_id', 'property_external_id'];

type Kind = FormDefinition['fields'][number]['kind'];

/** The lead forms say what each answer is; other forms have noted it with the answer. */
const kindsOf = ({ form, answers }: StoredLead): Map<string, Kind> =>
  new Map([
    ...answers.flatMap(({ name, kind }) => (kind ? [[name, kind as Kind] as const] : [])),
    ...(findLeadForm(form)?.definition.fields ?? []).map(({ name, kind }) => [name, kind] as const),
  ]);

const isWide = (text: string): boolean => text.length > 60 || text.includes('\n');

function hrefOf({ kind, text }: { kind?: Kind; text: string }): string | undefined {
  if (kind === 'phone' && /\d/.test(text)) return telLink(text);
  if (kind === 'url') return text;
  return kind === 'email' ? mailLink(text) : undefined;
}

/** The parts of an address in the order in which it is written. */
const PLACE = ['address', 'street-address', 'suburb', 'state', 'postcode'];

/** The property's address, and the last answer that holds a part of it. */
function placeOf({ answers }: StoredLead): { address: string; at: string } | undefined {
  const parts = PLACE.flatMap((name) => answers.find((answer) => answer.name === name) ?? []);
  const at = answers.findLast(({ name }) => PLACE.includes(name))?.name;
  return at ? { address: parts.map(({ text }) => text).join(' '), at } : undefined;
}

/** Attachments by name and number. They are private: staff see them with the lead. */
function attached(lead: StoredLead): MailAnswer[] {
  const { length } = lead.attachments;
  if (length === 0) return [];
  const names = lead.attachments.map(
    ({ name, title, size }) => `${title ?? name} (${Math.ceil(size / 1024)} KB)`,
  );
  const text = `${length} attached: ${names.join(', ')}`;
  return [{ name: 'attachments', label: attachedLabel(lead), text, wide: true }];
}

const attachedLabel = ({ form, answers }: StoredLead): string =>
  findLeadForm(form)?.definition.fields.find(({ kind }) => kind === 'file')?.label ??
  (answers.find(({ kind }) => kind === 'file')?.label || 'Attached');

const holdsLink = (text: string) => /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\//i.test(text);
