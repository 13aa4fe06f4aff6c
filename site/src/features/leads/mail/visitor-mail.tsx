import type { LeadContact, LeadListing, StoredLead } from '../lead-types.ts';
import { listingText, otherAnswers } from './agency-mail.tsx';
import { MailDocument } from './mail-document.tsx';
import { AnswerList, ContactCard, Heading, ListingCard, Paragraph } from './mail-parts.tsx';

type VisitorMailProps = {
  lead: StoredLead;
  listing?: LeadListing;
  contact: LeadContact;
  agencyName: string;
  siteUrl: string;
};

/** The visitor's copy: that it arrived, what they sent, and whom to turn to. */
export function VisitorMail({ lead, listing, contact, agencyName, siteUrl }: VisitorMailProps) {
  return (
    <MailDocument
      title={visitorSubject({ lead, agencyName })}
      preheader={`${contact.name} has your message and will get back to you.`}
      agencyName={agencyName}
      siteUrl={siteUrl}
      footer={whyLine(siteUrl)}
    >
      <Heading>{greeting(lead)}</Heading>
      <Paragraph>{promise(contact)}</Paragraph>
      <Paragraph quiet>Your reference: {lead.reference}</Paragraph>
      {listing && <ListingCard listing={listing} siteUrl={siteUrl} />}
      <AnswerList answers={repeatable({ lead, listing })} />
      <ContactCard contact={contact} />
    </MailDocument>
  );
}

export function visitorMailText({ lead, listing, contact, siteUrl }: VisitorMailProps): string {
  return [
    greeting(lead),
    promise(contact),
    `Your reference: ${lead.reference}`,
    ...(listing ? [listingText({ listing, siteUrl })] : []),
    ...repeatable({ lead, listing }).map(({ label, text }) => `${label}\n${text}`),
    [contact.name, contact.role, contact.phone, contact.email].filter(Boolean).join('\n'),
    whyLine(siteUrl),
  ].join('\n\n');
}

export function visitorSubject({ lead, agencyName }: Pick<VisitorMailProps, 'lead' | 'agencyName'>): string {
  return `${agencyName} has your message (${lead.reference})`;
}

const promise = (contact: LeadContact) =>
  `Your message has been sent successfully. ${contact.name} will get back to you. Here is what you sent.`;

const whyLine = (siteUrl: string) =>
  `You get this because someone entered this address on ${new URL(siteUrl).host}. If that was not you, nothing more will come.`;

/**
 * Whoever fills in a form can enter anybody's address. What holds a link is not repeated to it, so that the form is of
 * no use for advertising in our name.
 */
const repeatable = ({ lead, listing }: Pick<VisitorMailProps, 'lead' | 'listing'>) =>
  otherAnswers({ lead, listing, shown: ['agent_id'] }).filter(({ text }) => !holdsLink(text));

const greeting = (lead: StoredLead) =>
  lead.name.length > 60 || holdsLink(lead.name) ? 'Thank you!' : `Thank you, ${lead.name}!`;

const holdsLink = (text: string) => /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\//i.test(text);
