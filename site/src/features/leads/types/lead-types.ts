import type { ShownAnswer } from '@frontage/forms';
import type { AgentContact, Contact, OfficeContact } from '#site/features/team/load-contacts.ts';
import type { OtherLanguage } from '#site/messages/language.ts';
import type { Attempt } from '#site/server/queue/queue.ts';
import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import type { MailSender } from '#site/ui/mail/mail-footer.tsx';

/** What a lead form and its emails may say of a listing: taken from the read model, so nothing hidden is in it. */
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
  /** Whether those who ask for its brochure get one. */
  hasBrochure: boolean;
  /** The search it is found in. */
  channel?: 'buy' | 'rent' | 'sold' | 'leased';
  /** What kind of property it is. */
  category?: 'residential' | 'rural' | 'holiday' | 'commercial' | 'business';
  /** Its open homes; ISO instants. */
  inspections?: { startsAt: string; endsAt: string }[];
};

/** A listing that has left the website, and whose it is. What it may no longer show is in no email either. */
export type GoneListing = Pick<LeadListing, 'id' | 'agentIds' | 'officeId'>;

/** Someone a visitor can turn to: an agent, an office or the agency. */
export type LeadContact = Contact;

/** `portrait` only where one agent was looked up. */
export type LeadAgent = AgentContact & { portrait?: { src: string; alt: string } };

/** Who gets a lead. `owner` is the recipient of the message. */
export type LeadRoute = {
  /** Undefined only where neither agent, office, settings nor an admin has an address. */
  owner?: string;
  /** Copied visibly (Cc). */
  copies: string[];
  /** Copied invisibly (Bcc). */
  hidden?: string[];
  /** False: the visitor gets no email. */
  autoresponse?: boolean;
  /** Names of the webhooks that get it; their addresses are not for everyone who can read deliveries. */
  webhooks?: string[];
  agentId: number | null;
  /** The listing's further agents: they see the lead as well. */
  otherAgentIds?: number[];
  officeId: number | null;
};

/** What a lead is about and where it comes from, as far as the form asked. */
export type LeadMatter = {
  form: string;
  listing?: Pick<LeadListing, 'agentIds' | 'officeId'>;
  agent?: LeadAgent;
  /** Chosen by the visitor or named by the page; looked up, never trusted. */
  officeId?: number;
  /** As typed; '' where the form does not ask. */
  suburb: string;
  postcode: string;
  /** Addresses of the form's own that get it; left out, what the settings say. */
  recipients?: string[];
};

/** What leads look up in listings, team and settings. An interface, since tests bring their own. */
export type LeadDirectory = {
  /** A listing visitors can see, or undefined. */
  listing(id: number): Promise<LeadListing | undefined>;
  /** A listing that was on the website and has left it, perhaps since a form about it was opened. */
  goneListing?(id: number): Promise<GoneListing | undefined>;
  /** What the feed calls a listing; null for one that staff wrote. */
  feedId(id: number): Promise<string | null>;
  /**
   * Our number of a listing visitors can see, found by our number or by its feed's; where both exist, `first` decides.
   */
  findListing?(named: { text: string; first: 'own' | 'feed' }): Promise<number | undefined>;
  /** An agent with a profile page, or undefined. */
  agent(id: number): Promise<LeadAgent | undefined>;
  /** The agency's offices, by name. */
  offices(): Promise<{ id: number; name: string }[]>;
  /** A listing's inspections to come, soonest first; their ids are their starts (ISO instants). */
  inspections(args: { listing: number; now: number }): Promise<{ value: string; label: string }[]>;
  /** The free times of an agent or an office; undefined where they take no bookings. `now` in epoch ms. */
  appointments?(args: {
    agent?: number;
    office?: number;
    now: number;
  }): Promise<FreeAppointments | undefined>;
  /** What Lead handling says of reminders before inspections and appraisals; left out, there are none. */
  reminders?(): Promise<ReminderSettings>;
  /** Up to two listings like this one that can be had. */
  similar?(listing: number): Promise<LeadListing[]>;
  /** An office with a page, or undefined. */
  office(id: number): Promise<OfficeContact | undefined>;
  route(matter: LeadMatter): Promise<LeadRoute>;
  /** The visitor's contact for a lead: its agent, else its office, else the agency. */
  contact(lead: { agentId: number | null; officeId: number | null }): Promise<LeadContact>;
  agency(): Promise<{ name: string; phone: string | null; logo?: MailLogo | null }>;
  /** The sender shown in newsletters and alerts. */
  sender(): Promise<MailSender>;
};

/** The reminders that visitors get before an inspection or appraisal. */
export type ReminderSettings = {
  byEmail: boolean;
  /** True only where SMS can be sent. */
  bySms: boolean;
  hoursBefore: number;
  /** Hours of the day at the property, 0 to 23, between which no reminder is sent; the same hour twice: none. */
  quietFrom: number;
  quietUntil: number;
};

/** The free times of an agent or an office. */
export type FreeAppointments = {
  /** `agent-3` */
  host: string;
  /** Of the agent or office, with the path of their page. */
  name: string;
  path: string;
  /** IANA zone of the office. */
  zone: string;
  /** Soonest first; ISO instants. `cells`: the quarter hours it takes. */
  times: { startsAt: string; endsAt: string; cells: string[]; label: string }[];
};

/** An appraisal that is booked with a lead. ISO instants, IANA zones of the property and of the office. */
export type NewAppointment = {
  host: string;
  hostName: string;
  startsAt: string;
  endsAt: string;
  cells: string[];
  zone: string;
  hostZone: string;
};

/** The open home a visitor came to, as the link at its door says. */
export type Door = {
  listing: number;
  /** When it begins (ISO instant). */
  inspection: string;
};

/** Where a form was sent from. */
export type LeadOrigin = {
  /** Path and query of the page. */
  page: string;
  /** The site that had brought the visitor. */
  referrer: string;
  /** Path and campaign of the first page of the visit, where the form's script knew it. */
  landing?: string;
  /** The language in which the visitor read the form, where it is not English. */
  language?: OtherLanguage;
};

export type DeliveryKind =
  | 'notice'
  | 'assigned'
  | 'reminder'
  | 'copy'
  | 'hidden-copy'
  | 'autoresponse'
  | 'reply'
  | 'sms'
  | 'visitor-reminder'
  | 'visitor-sms'
  | 'webhook';
export type DeliveryState = 'due' | 'sending' | 'sent' | 'outbox' | 'failed' | 'held' | 'skipped';

/** A picture or file of a lead, in the private folder of its reference. */
export type Attachment = {
  /** File name that we made: the visitor's own may hold personal data. */
  name: string;
  /** In bytes. */
  size: number;
  /** Of pictures. */
  width?: number;
  height?: number;
  /** The visitor's own file name, made safe; for contact forms. */
  title?: string;
};

/** An email of a contact form, written when the lead came in. Single lines, so that nothing in them can add a header. */
export type OwnMail = {
  subject: string;
  text: string;
  /** The whole body as HTML; left out, the text is drawn like every email of the agency. */
  html?: string;
  fromName?: string;
  replyTo?: string;
  /** Further headers, `X-…` only. */
  headers?: Record<string, string>;
  /** Whether the lead's files are attached. */
  attach?: boolean;
  /** Other files in the lead's folder that are attached. */
  files?: readonly Attachment[];
  /** When those were stored; as the lead where left out. */
  filesStoredAt?: Date;
};

/** A form's own emails; where one is missing, the usual one is sent. */
export type LeadMails = { staff?: OwnMail; visitor?: OwnMail };

/** The sender, as far as the form asked; '' for the rest. */
export type LeadPerson = { name: string; email: string; phone: string };

/** What forms that are not lead forms, such as contact forms, decide themselves. */
export type OwnParts = {
  person: LeadPerson;
  /** The form's own addresses; empty: agent, office or agency. */
  recipients: string[];
  copies: string[];
  hiddenCopies: string[];
  autoresponse: boolean;
  mails: LeadMails;
};

/** One answer as text; with its kind where the form may be deleted later. */
export type LeadAnswer = ShownAnswer & { readonly kind?: string };

/** What a newsletter sign-up adds to its lead. `consentText`: as it was beside the button. */
export type Signup = { consentText: string };

/** A lead ready to be stored. */
export type NewLead = {
  token: string;
  /** Another token the same lead may have had since then (ISO); if so, it is stored already. */
  former?: { token: string; since: string };
  form: string;
  formTitle: string;
  formVersion: number;
  name: string;
  email: string;
  phone: string;
  answers: LeadAnswer[];
  listingId: number | null;
  agentId: number | null;
  /** The listing's further agents. */
  otherAgentIds?: number[];
  officeId: number | null;
  /** When the inspection begins that it is about (ISO instant). */
  inspection?: string | null;
  /** The time it books. */
  appointment?: NewAppointment;
  state: 'new' | 'spam';
  page: string;
  source: Record<string, string>;
  attachments: Attachment[];
  mails?: LeadMails | null;
  /** Adds the address to the newsletter's list. */
  signup?: Signup;
  deliveries: { kind: DeliveryKind; to: string; state: DeliveryState; attempts: Attempt[]; dueAt?: string }[];
};

/** A stored lead as its emails need it. */
export type StoredLead = Pick<
  NewLead,
  | 'form'
  | 'name'
  | 'email'
  | 'phone'
  | 'answers'
  | 'listingId'
  | 'agentId'
  | 'officeId'
  | 'inspection'
  | 'source'
  | 'attachments'
  | 'mails'
> & {
  id: number;
  reference: string;
  formTitle: string;
  page: string;
  createdAt: Date;
};
