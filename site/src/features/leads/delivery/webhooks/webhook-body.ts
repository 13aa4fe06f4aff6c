import type { LeadListing } from '../../types/lead-types.ts';

/** What another system gets of a lead. docs/reference/webhook-lead.schema.json describes it; a change there is a new `version`. */
export type WebhookBody = {
  /** The same for every attempt at one message. */
  id: string;
  event: 'lead.created';
  version: 1;
  /** True for what the test button sends. */
  test: boolean;
  /** Origin of the website. */
  site: string;
  /** ISO instant of this attempt. */
  sentAt: string;
  lead: {
    reference: string;
    /** Key of the form, and its title. */
    form: string;
    formTitle: string;
    /** ISO instant. */
    createdAt: string;
    name: string;
    email: string;
    phone: string;
    answers: { name: string; label: string; text: string }[];
    listing: { id: number; title: string; url: string } | null;
    agent: Named | null;
    office: Named | null;
    /** Path and query of the page it was sent from. */
    page: string;
    source: Record<string, string>;
    /** How many pictures came with it; staff see them in the admin. */
    attachments: number;
    /** Its page in the admin. */
    adminUrl: string | null;
  };
};

type Named = { id: number; name: string };

/** A lead as the database has it, its agent and office with their names. */
export type WebhookLead = {
  id: number;
  reference: string;
  form: string;
  formTitle?: string | null;
  createdAt: string;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  answers: unknown;
  agent?: unknown;
  office?: unknown;
  page?: string | null;
  source?: unknown;
  attachments?: unknown;
};

/** The message about a stored lead. `listing` as visitors see it now. */
export function webhookBody({
  lead,
  listing,
  siteUrl,
  id,
  at,
}: {
  lead: WebhookLead;
  listing: LeadListing | undefined;
  siteUrl: string;
  id: string;
  at: number;
}): WebhookBody {
  return {
    ...envelope({ id, siteUrl, at }),
    test: false,
    lead: {
      reference: lead.reference,
      form: lead.form,
      formTitle: lead.formTitle ?? '',
      createdAt: new Date(lead.createdAt).toISOString(),
      name: lead.name ?? '',
      email: lead.email ?? '',
      phone: lead.phone ?? '',
      answers: answersOf(lead.answers),
      listing: listing ? { id: listing.id, title: listing.title, url: siteUrl + listing.path } : null,
      agent: namedOf(lead.agent),
      office: namedOf(lead.office),
      page: lead.page ?? '',
      source: textsOf(lead.source),
      attachments: Array.isArray(lead.attachments) ? lead.attachments.length : 0,
      adminUrl: `${siteUrl}/admin/collections/leads/${lead.id}`,
    },
  };
}

/** What the test button sends: an invented lead, marked as a test. */
export function sampleWebhookBody({ siteUrl, id, at }: Envelope): WebhookBody {
  return {
    ...envelope({ id, siteUrl, at }),
    test: true,
    lead: {
      reference: 'FR-000000',
      form: 'property-enquiry',
      formTitle: 'Enquire about this property',
      createdAt: new Date(at).toISOString(),
      name: 'Sample Person',
      email: 'sample@example.com',
      phone: '0400 000 000',
      answers: [{ name: 'message', label: 'Message', text: 'This is a test of your webhook.' }],
      listing: null,
      agent: null,
      office: null,
      page: '/',
      source: {},
      attachments: 0,
      adminUrl: null,
    },
  };
}

type Envelope = { siteUrl: string; id: string; at: number };

const envelope = ({ id, siteUrl, at }: Envelope) => ({
  id,
  event: 'lead.created' as const,
  version: 1 as const,
  site: siteUrl,
  sentAt: new Date(at).toISOString(),
});

function namedOf(related: unknown): Named | null {
  if (typeof related !== 'object' || related === null || !('id' in related)) return null;
  const { id, name } = related as { id: number; name?: string | null };
  return { id: Number(id), name: name ?? '' };
}

function answersOf(answers: unknown): WebhookBody['lead']['answers'] {
  const shown = (Array.isArray(answers) ? answers : []) as Partial<
    Record<'name' | 'label' | 'text', unknown>
  >[];
  return shown.map(({ name, label, text }) => ({
    name: String(name ?? ''),
    label: String(label ?? ''),
    text: String(text ?? ''),
  }));
}

function textsOf(source: unknown): Record<string, string> {
  const entries = Object.entries((source ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
