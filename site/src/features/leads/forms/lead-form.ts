import type { FormDefinition } from '@frontage/forms';

/** Everything the product knows about one lead form. A new form is one of these, in a file of its own, in the list. */
export type LeadForm = {
  /** What visitors fill in: fields, rules and messages. Its key names the form everywhere. */
  definition: FormDefinition;
  /** What staff call the form in settings and lists; left out, its title. */
  label?: string;
  /** What emails call a lead of this form, where the title is a call to visitors: “Property enquiry”. */
  noun?: string;
  /** `#market-appraisal` on any page opens the form. Links with the hashes of the old site are out in the world. */
  hash?: string;
  /** Path of a thank-you page of its own; left out, the one that all forms share. */
  thankYouPage?: string;
  /** Whether sending redirects to the thank-you page until the agency decides. Every form has the setting. */
  redirects?: boolean;
  /** Whether property managers get a copy: forms of tenants and landlords. */
  forPropertyManagers?: boolean;
  /** Whether it may be about an emergency: the numbers to call instead are above it. */
  mayBeUrgent?: boolean;
  /**
   * Sent at the door of an open home alone, by a link that names it, never from a page of the website. Names the answers
   * that decide about its emails.
   */
  atDoor?: {
    /** Only visitors who ticked this are written to: the next morning, as the form's confirmation. */
    consent: string;
    /** Staff are told of these at once; the other leads of the form wait in the inbox. */
    urgent: string;
  };
  /** Whether it books one of the times of an agent or an office: it is opened with one of them, and listed nowhere. */
  books?: boolean;
  /** Whether it puts the address on the newsletter's list. */
  newsletter?: boolean;
  /** What its emails say where staff wrote nothing; left out, what all forms say. */
  mails?: LeadFormMails;
  /** Names under which pages of the old site open and send this form. */
  oldSite?: OldSiteActions;
};

/** The parts of an email that staff write. `opening` and `closing` are plain text in paragraphs. */
export type MailTexts = { subject: string; opening: string; closing: string };

/** Who reads an email about a lead: the agency's people, or the visitor who sent the form. */
export type Readership = 'staff' | 'visitor';

export type LeadFormMails = Partial<Record<Readership, Partial<MailTexts>>>;

/** The actions of the old site's pages, which go on working. */
export type OldSiteActions = {
  /** GET actions that fetch the form, and the parameters that name what it is about. */
  opens?: readonly { action: string; about?: readonly string[] }[];
  /**
   * POST actions that send it. Where forms share an action, it is the first in the list whose `has` are all in the body,
   * else the one without `has`, which also decides how it is answered.
   */
  sends?: readonly { action: string; has?: readonly string[]; answer?: OldSiteAnswer }[];
};

/** How pages of the old site are answered; plain text by default. */
export type OldSiteAnswer = 'text' | 'newsletter' | 'brochure' | 'json';
