/** What a newsletter can consist of. */
export const PART_KINDS = {
  text: 'Text',
  listings: 'New listings',
  openHomes: 'Open homes',
  posts: 'News',
} as const;

export type PartKind = keyof typeof PART_KINDS;

/** One part of a newsletter as staff entered it. */
export type NewsletterPart = {
  kind: PartKind;
  heading?: string | null;
  text?: string | null;
  buttonText?: string | null;
  buttonLink?: string | null;
  method?: 'buy' | 'rent' | null;
  count?: number | null;
};

/** Whom a newsletter is for, by what subscribers sent as leads. */
export const INTERESTS = {
  all: 'All subscribers',
  buyer: 'Buyers',
  tenant: 'Tenants',
  vendor: 'Vendors',
  landlord: 'Landlords',
} as const;

export type Interest = keyof typeof INTERESTS;

export const NEWSLETTER_STATES = {
  draft: 'Draft',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
} as const;

export type Newsletter = {
  id: number;
  subject: string;
  preheader?: string | null;
  interest?: Interest | null;
  suburbs?: string[] | null;
  perMinute?: number | null;
  parts?: NewsletterPart[] | null;
};

/** Who a newsletter would go to, and how far it is. */
export type NewsletterProgress = {
  state: keyof typeof NEWSLETTER_STATES;
  /** Confirmed subscribers, and those of them in the segment. */
  subscribers: number;
  recipients: number;
  sent: number;
  /** In the outbox folder, while there was no mail server. */
  unsent: number;
  waiting: number;
  failed: number;
  /** Not sent, because the subscriber unsubscribed after it was queued. */
  skipped: number;
  /** Of those failed and unsent: how many can be sent again, because they are still subscribed. */
  again: number;
  /** Why an email was refused or tried again, the last time. */
  refusal?: string;
  /** Why it cannot be sent yet, as sentences. */
  gaps: string[];
};
