import type { LeadContact, StoredLead } from '../lead-types.ts';
import { AnswerList } from './answer-list.tsx';
import { safeName, visitorAnswers } from './mail-answers.ts';
import { MailDocument } from './mail-document.tsx';
import { ContactCard, Heading, ListingCard, Paragraph, Paragraphs } from './mail-parts.tsx';
import { answersText, filledTexts, type LeadMailProps, listingText, paragraphsText } from './mail-words.ts';

/** The visitor's copy: that it arrived, what they sent, and whom to turn to. */
export function VisitorMail(props: LeadMailProps) {
  const { lead, listing, contact, agencyName, siteUrl } = props;
  const { subject, opening, closing } = filledTexts({ ...props, readership: 'visitor' });
  return (
    <MailDocument
      title={subject}
      preheader={opening.flat().join(' ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      footer={whyLine(siteUrl)}
    >
      <Heading>{greeting(lead)}</Heading>
      <Paragraphs paragraphs={opening} />
      <Paragraph quiet>Your reference: {lead.reference}</Paragraph>
      {listing && <ListingCard listing={listing} siteUrl={siteUrl} />}
      <AnswerList answers={visitorAnswers(lead)} />
      <Paragraphs paragraphs={closing} />
      <ContactCard contact={contact} />
    </MailDocument>
  );
}

/** The same as plain text. */
export function visitorMailText(props: LeadMailProps): string {
  const { lead, listing, contact, siteUrl } = props;
  const { opening, closing } = filledTexts({ ...props, readership: 'visitor' });
  return [
    greeting(lead),
    ...paragraphsText(opening),
    `Your reference: ${lead.reference}`,
    listing && listingText({ listing, siteUrl }),
    answersText(visitorAnswers(lead)),
    ...paragraphsText(closing),
    contactText(contact),
    whyLine(siteUrl),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The subject of the visitor's e-mail. */
export const visitorSubject = (props: LeadMailProps): string =>
  filledTexts({ ...props, readership: 'visitor' }).subject;

const contactText = ({ name, role, phone, email }: LeadContact) =>
  [name, role, phone, email].filter(Boolean).join('\n');

const whyLine = (siteUrl: string) =>
  `You get this because someone entered this address on ${new URL(siteUrl).host}. If that was not you, nothing more will come.`;

function greeting(lead: StoredLead): string {
  const name = safeName(lead);
  return name ? `Thank you, ${name}!` : 'Thank you!';
}
