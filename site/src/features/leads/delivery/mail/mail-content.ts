import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import type { MailTexts, Readership } from '../../forms/lead-form.ts';
import type { Download } from '../../types/lead-result.ts';
import type { LeadContact, LeadListing, StoredLead } from '../../types/lead-types.ts';
import { formNoun } from './form-noun.ts';
import type { MailAnswer } from './mail-answers.ts';
import { safeName } from './mail-answers.ts';
import { fillParagraphs, fillSubject, type PlaceholderValues } from './placeholders.ts';

/** What the emails to the agency and the visitor are made from. */
export type LeadMailProps = {
  lead: StoredLead;
  /** As the website shows it now. */
  listing?: LeadListing;
  /** Who replies to the visitor. */
  contact: LeadContact;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
  texts: MailTexts;
  /** The file that the visitor asked for. */
  download?: Download;
  /** Listings like the one it is about. */
  similar?: LeadListing[];
};

/** The texts of an email with their placeholders filled in. */
export function filledTexts({ readership, ...props }: LeadMailProps & { readership: Readership }) {
  const values = placeholderValues({ readership, ...props });
  const { subject, opening, closing } = props.texts;
  return {
    subject: fillSubject({ text: subject, values }),
    opening: fillParagraphs({ text: opening, values }),
    closing: fillParagraphs({ text: closing, values }),
  };
}

/** A listing in plain text. */
export function listingText({ listing, siteUrl }: { listing: LeadListing; siteUrl: string }): string {
  return [listing.title, listing.priceText, listing.facts, siteUrl + listing.path].filter(Boolean).join('\n');
}

/** Answers in plain text: short ones a line each, long ones below their question. */
export function answersText(answers: MailAnswer[]): string {
  return answers
    .map(({ label, text, wide, link }) => {
      const map = link ? `\n${link.text}: ${link.href}` : '';
      return wide ? `\n${label}\n${text}${map}\n` : `${colon(label)} ${text}${map}`;
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Paragraphs of lines as plain text. */
export const paragraphsText = (paragraphs: string[][]): string[] =>
  paragraphs.map((lines) => lines.join('\n'));

const colon = (label: string): string => (/[?？؟:…]$/.test(label) ? label : `${label}:`);

function placeholderValues({
  readership,
  lead,
  listing,
  contact,
  agencyName,
}: LeadMailProps & { readership: Readership }): PlaceholderValues {
  return {
    // Anyone can enter any address and name: to the visitor only what looks like a name is repeated.
    name: readership === 'visitor' ? safeName(lead) : visitorName(lead),
    form: formNoun(lead),
    listing: listing?.title ?? '',
    reference: lead.reference,
    agency: agencyName,
    contact: contact.name,
    phone: contact.phone ?? '',
  };
}

/** What staff call the sender: some forms ask for no name. */
export const visitorName = ({ name, email, phone }: StoredLead): string =>
  name || email || phone || 'a visitor';
