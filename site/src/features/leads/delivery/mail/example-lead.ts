import {
  type FormDefinition,
  type FormValue,
  resolveDefinition,
  showAnswers,
  validate,
} from '@frontage/forms';
import type { LeadListing, StoredLead } from '../../types/lead-types.ts';

/** A lead of this form with sample answers, for previews and tests. */
export function exampleLead({ definition, at }: { definition: FormDefinition; at: Date }): StoredLead {
  const resolved = resolveDefinition({ definition, options: EXAMPLE_OPTIONS });
  const values = Object.fromEntries(
    resolved.fields.map((field) => [field.name, exampleValue({ field, at })]),
  );
  const checked = validate({ definition: resolved, values });
  const answers = checked.ok ? showAnswers({ definition: resolved, answers: checked.answers }) : [];
  const asks = (name: string) => answers.find((answer) => answer.name === name)?.text;
  const parts = [asks('first_name') ?? asks('first-name'), asks('last_name') ?? asks('last-name')];
  return {
    id: 1,
    reference: 'FR-7K3M9Q',
    form: definition.key,
    formTitle: definition.title,
    name: asks('name') ?? parts.filter(Boolean).join(' '),
    email: asks('email') ?? '',
    phone: asks('phone') ?? '',
    answers,
    listingId: asks('property_id') || asks('property_external_id') ? EXAMPLE_LISTING.id : null,
    agentId: null,
    officeId: null,
    page: '/contact',
    source: { utm_source: 'newsletter', utm_campaign: 'spring' },
    attachments: resolved.fields.some(({ kind }) => kind === 'file')
      ? [1, 2].map((number) => ({ name: `picture-${number}.jpg`, size: 840_000, width: 1600, height: 1200 }))
      : [],
    createdAt: at,
  };
}

/** A listing for previews and tests. Its picture is drawn, so that it needs no file. */
export const EXAMPLE_LISTING: LeadListing = {
  id: 42,
  path: '/property/newtown-nsw-2042/12-example-street/42',
  title: '12 Example Street, Newtown NSW 2042',
  priceText: '$1,450,000 – $1,550,000',
  facts: '3 bed · 2 bath · 1 car',
  image: {
    src: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 528 300"><path fill="#cfdde2" d="M0 0h528v300H0z"/><path fill="#8fa58f" d="M0 230h528v70H0z"/><path fill="#f3ead9" d="M150 140h228v110H150z"/><path fill="#a84a22" d="m130 145 134-85 134 85z"/><path fill="#1f4038" d="M245 185h38v65h-38zM175 175h42v36h-42zm136 0h42v36h-42z"/></svg>',
    )}`,
    alt: 'Front of 12 Example Street',
  },
  timeZone: 'Australia/Sydney',
  agentIds: [],
  officeId: null,
  hasBrochure: true,
};

/** Choices of lists that are only known at run time. */
const EXAMPLE_OPTIONS = {
  offices: [{ value: '1', label: 'Newtown office' }],
  appointments: [{ value: '1', label: 'Tuesday 1 December, 10:00 – 10:45 am' }],
  inspections: [{ value: '1', label: 'Saturday 5 December, 10:00 am to 10:30 am' }],
};

const BY_NAME: Partial<Record<string, FormValue>> = {
  name: 'Zoë Byron',
  first_name: 'Zoë',
  last_name: 'Byron',
  'first-name': 'Zoë',
  'last-name': 'Byron',
  email: 'zoe@example.com',
  phone: '0400 000 000',
  'street-address': '7 Sample Avenue',
  address: '7 Sample Avenue, Marrickville NSW 2204',
  suburb: 'Marrickville',
  postcode: '2204',
  property_id: '42',
  property_external_id: '42',
  reason: 'We have bought a place of our own.\nThe keys can be handed over on the day.',
};

const SENTENCES = 'Could you call me after four? I would like to know more before the weekend.\nThank you!';
const DAYS_AHEAD_MS = 30 * 24 * 60 * 60 * 1000;

function exampleValue({ field, at }: { field: FormDefinition['fields'][number]; at: Date }): FormValue {
  const named = BY_NAME[field.name];
  if (named !== undefined) return named;
  if (field.kind === 'select' || field.kind === 'radio') return field.options?.[0]?.value ?? '';
  if (field.kind === 'checkboxes') return field.options?.slice(0, 2).map(({ value }) => value) ?? [];
  if (field.kind === 'textarea') return SENTENCES;
  if (field.kind === 'text') return 'As discussed';
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'date') return new Date(at.getTime() + DAYS_AHEAD_MS).toISOString().slice(0, 10);
  if (field.kind === 'number' || field.kind === 'range')
    return String(field.min ?? Math.min(1, field.max ?? 1));
  if (field.kind === 'email') return 'zoe@example.com';
  if (field.kind === 'phone') return '0400 000 000';
  if (field.kind === 'url') return 'https://www.example.com';
  if (field.kind === 'time') return '10:00';
  return field.kind === 'file' ? [] : '';
}
