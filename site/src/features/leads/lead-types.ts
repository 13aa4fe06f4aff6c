import type { ShownAnswer } from '@frontage/forms';

/** What a lead form and its e-mails may say of a listing: taken from the read model, so nothing hidden is in it. */
export type LeadListing = {
  id: number;
  /** Path of its page. */
  path: string;
  /** The address as visitors may see it. */
  title: string;
  priceText: string;
  /** `4 bed · 2 bath · 2 car`, or ''. */
  facts: string;
  image: { src: string; alt: string } | null;
  /** IANA zone of the property. */
  timeZone: string;
  agentIds: number[];
  officeId: number | null;
};

/** Someone a visitor can turn to. */
export type LeadContact = {
  name: string;
  /** Job title, or the kind of place. */
  role: string | null;
  email: string | null;
  phone: string | null;
};

export type LeadAgent = LeadContact & {
  id: number;
  officeId: number | null;
  /** Where it was asked for. */
  portrait?: { src: string; alt: string };
};

/** Who gets a lead. `owner` is whose lead it is; `copies` are the listing's other agents. */
export type LeadRoute = {
  /** Undefined only where neither agent, office, settings nor an admin has an address. */
  owner?: string;
  copies: string[];
  agentId: number | null;
  officeId: number | null;
};

/** Look-ups in what other features own, handed in when the lead desk is set up. */
export type LeadDirectory = {
  /** A listing visitors can see, or undefined. */
  listing(id: number): Promise<LeadListing | undefined>;
  /** An agent with a profile page, or undefined. */
  agent(id: number): Promise<LeadAgent | undefined>;
  route(about: { listing?: LeadListing; agent?: LeadAgent }): Promise<LeadRoute>;
  /** Whom the visitor can turn to about a lead: its agent, else its office, else the agency. */
  contact(lead: { agentId: number | null; officeId: number | null }): Promise<LeadContact>;
  agency(): Promise<{ name: string; phone: string | null }>;
};

/** Where a form was sent from. */
export type LeadOrigin = {
  /** Path and query of the page. */
  page: string;
  referrer: string;
};

export type DeliveryKind = 'notice' | 'copy' | 'autoresponse';
export type DeliveryState = 'due' | 'sending' | 'sent' | 'failed' | 'held';

/** One try at a delivery, or what staff did to it. Holds no contents of any message. */
export type Attempt = {
  /** ISO instant. */
  at: string;
  ok: boolean;
  /** A sentence: the mail server's answer, or what happened instead. */
  result: string;
  /** SMTP reply or error code. */
  code?: string;
};

/** A lead ready to be stored. */
export type NewLead = {
  token: string;
  form: string;
  formTitle: string;
  formVersion: number;
  name: string;
  email: string;
  phone: string;
  answers: ShownAnswer[];
  listingId: number | null;
  agentId: number | null;
  officeId: number | null;
  state: 'new' | 'spam';
  page: string;
  source: Record<string, string>;
  deliveries: { kind: DeliveryKind; to: string; state: DeliveryState; attempts: Attempt[] }[];
};

/** A stored lead as its e-mails need it. */
export type StoredLead = Pick<
  NewLead,
  'name' | 'email' | 'phone' | 'answers' | 'listingId' | 'agentId' | 'officeId'
> & {
  id: number;
  reference: string;
  formTitle: string;
  page: string;
  createdAt: Date;
};
