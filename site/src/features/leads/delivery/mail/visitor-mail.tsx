import { mailPartTexts } from '#site/messages/mails.ts';
import { MailDocument } from '#site/ui/mail/mail-document.tsx';
import { ListingCard, ListingRow } from '#site/ui/mail/mail-listing.tsx';
import { ButtonRow, Heading, MailButton, Paragraph, Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import type { LeadContact, StoredLead } from '../../types/lead-types.ts';
import { AnswerList } from './answer-list.tsx';
import { ContactCard } from './contact-card.tsx';
import { safeName, visitorAnswers } from './mail-answers.ts';
import { answersText, filledTexts, type LeadMailProps, listingText, paragraphsText } from './mail-content.ts';
import { translateAnswers } from './translate-answers.ts';

/** The confirmation to the visitor: what they sent, and who will reply. */
export function VisitorMail(props: LeadMailProps) {
  const { lead, listing, contact, agencyName, siteUrl, logo, download, similar = [] } = props;
  const texts = mailPartTexts();
  const { subject, opening, closing } = filledTexts({ ...props, readership: 'visitor' });
  return (
    <MailDocument
      title={subject}
      preheader={opening.flat().join(' ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      logo={logo}
      footer={whyLine(siteUrl)}
    >
      <Heading>{greeting(lead)}</Heading>
      <Paragraphs paragraphs={opening} />
      {download && (
        <ButtonRow>
          <MailButton href={siteUrl + download.href}>{download.label}</MailButton>
        </ButtonRow>
      )}
      <Paragraph quiet>{texts.reference(lead.reference)}</Paragraph>
      {listing && <ListingCard listing={listing} siteUrl={siteUrl} />}
      {similar.length > 0 && <Paragraph>{texts.alike}</Paragraph>}
      {similar.map((one) => (
        <ListingRow key={one.id} listing={one} siteUrl={siteUrl} />
      ))}
      <AnswerList answers={answersOf(props)} />
      <Paragraphs paragraphs={closing} />
      <ContactCard contact={contact} />
    </MailDocument>
  );
}

/** The same as plain text. */
export function visitorMailText(props: LeadMailProps): string {
  const { lead, listing, contact, siteUrl, download, similar = [] } = props;
  const texts = mailPartTexts();
  const { opening, closing } = filledTexts({ ...props, readership: 'visitor' });
  return [
    greeting(lead),
    ...paragraphsText(opening),
    download && `${download.label}: ${siteUrl}${download.href}`,
    texts.reference(lead.reference),
    listing && listingText({ listing, siteUrl }),
    similar.length > 0 && texts.alike,
    ...similar.map((one) => listingText({ listing: one, siteUrl })),
    answersText(answersOf(props)),
    ...paragraphsText(closing),
    contactText(contact),
    whyLine(siteUrl),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const answersOf = ({ lead, listing }: LeadMailProps) =>
  translateAnswers({ answers: visitorAnswers(lead), lead, listing });

/** The subject of the visitor's email. */
export const visitorSubject = (props: LeadMailProps): string =>
  filledTexts({ ...props, readership: 'visitor' }).subject;

const contactText = ({ name, role, phone, email }: LeadContact) =>
  [name, role, phone, email].filter(Boolean).join('\n');

const whyLine = (siteUrl: string) => mailPartTexts().why(new URL(siteUrl).host);

function greeting(lead: StoredLead): string {
  const whole = safeName(lead);
  // “Dr Byron” is called that; “Zoë Byron” is Zoë.
  const name = /^(dr|mr|mrs|ms|miss|mx|prof)\b/i.test(whole) ? whole : whole.split(' ')[0];
  const { thankYou, thankYouName } = mailPartTexts();
  return name ? thankYouName(name) : thankYou;
}
