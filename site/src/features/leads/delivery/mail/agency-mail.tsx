import { DEFAULT_ZONE, zoneName } from '@frontage/reaxml';
import { MailDocument } from '#site/ui/mail/mail-document.tsx';
import { ListingCard } from '#site/ui/mail/mail-listing.tsx';
import { ButtonRow, Heading, MailButton, Paragraph, Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { languageName } from '../../types/language-name.ts';
import { AnswerList } from './answer-list.tsx';
import { formNoun } from './form-noun.ts';
import { mailLink, mapLink, sourceLine, staffAnswers, telLink } from './mail-answers.ts';
import {
  answersText,
  filledTexts,
  type LeadMailProps,
  listingText,
  paragraphsText,
  visitorName,
} from './mail-content.ts';

type AgencyMailProps = LeadMailProps & {
  /** In copies: the person who replies. Undefined in the message to that person. */
  answeredBy?: string;
  /** Why it is sent later than the lead: who assigned it to the reader. */
  because?: string;
  /** Whether it reminds of a task that is due. */
  isReminder?: boolean;
  /** What the feed calls the listing. */
  feedId?: string | null;
};

/** The email to an agent or office: the sender, their answers, the listing, and how to reply. */
export function AgencyMail(props: AgencyMailProps) {
  const { lead, listing, agencyName, siteUrl, logo, answeredBy, because, download } = props;
  const { subject, opening, closing } = filledTexts({ ...props, readership: 'staff' });
  return (
    <MailDocument
      title={subject}
      preheader={[visitorName(lead), lead.phone, messageOf(props)].filter(Boolean).join(' · ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      logo={logo}
      footer={footerLines(props).map((line) => <div key={line}>{line}</div>)}
    >
      <Heading>New message from {visitorName(lead)}</Heading>
      <Paragraph quiet>
        {formNoun(lead)} · {lead.reference}
      </Paragraph>
      {because && <Paragraph>{because}</Paragraph>}
      {answeredBy && <Paragraph>{copyLine(props)}</Paragraph>}
      <Paragraphs paragraphs={opening} />
      <ButtonRow>
        {lead.phone && <MailButton href={telLink(lead.phone)}>Call {lead.phone}</MailButton>}
        {lead.email && (
          <MailButton href={mailLink(lead.email)} second>
            {lead.email}
          </MailButton>
        )}
      </ButtonRow>
      <AnswerList answers={staffAnswers({ lead, listing })} />
      {listing && <ListingCard listing={listing} siteUrl={siteUrl} mapHref={mapLink(listing.title)} />}
      {listing && (
        <Paragraph quiet>
          {answeredBy ? listingLine(props) : <a href={listingLink(props)}>{listingLine(props)}</a>}
        </Paragraph>
      )}
      <Paragraphs paragraphs={closing} />
      {attachmentsLine(props) && <Paragraph quiet>{attachmentsLine(props)}</Paragraph>}
      {download && (
        <ButtonRow>
          <MailButton href={siteUrl + download.href} second>
            {download.label}
          </MailButton>
        </ButtonRow>
      )}
      {!answeredBy && (
        <ButtonRow>
          <MailButton href={leadLink(props)}>Open this lead</MailButton>
        </ButtonRow>
      )}
    </MailDocument>
  );
}

/** The same as plain text. */
export function agencyMailText(props: AgencyMailProps): string {
  const { lead, listing, siteUrl, answeredBy, because, download } = props;
  const { opening, closing } = filledTexts({ ...props, readership: 'staff' });
  return [
    `New message from ${visitorName(lead)}\n${formNoun(lead)} · ${lead.reference}`,
    because,
    answeredBy && copyLine(props),
    ...paragraphsText(opening),
    answersText(staffAnswers({ lead, listing })),
    listing && `${listingText({ listing, siteUrl })}\nMap: ${mapLink(listing.title)}`,
    listing && (answeredBy ? listingLine(props) : `${listingLine(props)}: ${listingLink(props)}`),
    ...paragraphsText(closing),
    attachmentsLine(props),
    download && `${download.label}: ${siteUrl}${download.href}`,
    !answeredBy && `Open this lead: ${leadLink(props)}`,
    footerLines(props).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The subject of the agency's email. */
export function agencySubject({ because, isReminder, ...props }: AgencyMailProps): string {
  const { subject } = filledTexts({ ...props, readership: 'staff' });
  if (isReminder) return `Reminder: ${subject}`;
  return because ? `Assigned to you: ${subject}` : subject;
}

const copyLine = ({ answeredBy, listing }: AgencyMailProps) =>
  `${answeredBy} is responding to this enquiry. ${
    listing
      ? 'You’re receiving a copy because you are also an agent for this listing.'
      : 'You’re receiving a copy.'
  }`;

/**
 * Identifies the listing, even where its address is hidden. The street is only in the admin, since a reply would quote it
 * to the visitor.
 */
const listingLine = ({ listing, feedId }: AgencyMailProps) =>
  `Listing ${listing?.id}${feedId ? `, feed ID ${feedId}` : ''}`;
const listingLink = ({ listing, siteUrl }: AgencyMailProps) =>
  `${siteUrl}/admin/collections/listings/${listing?.id}`;

const leadLink = ({ lead, siteUrl }: AgencyMailProps) => `${siteUrl}/admin/collections/leads/${lead.id}`;

/** Attachments are private: only signed-in staff can open them. */
const attachmentsLine = ({ lead, answeredBy }: AgencyMailProps): string =>
  lead.attachments.length === 0
    ? ''
    : answeredBy
      ? `${answeredBy} has the attachments.`
      : 'To see the attachments, open the lead and sign in.';

const messageOf = ({ lead }: AgencyMailProps) =>
  lead.answers.find(({ name }) => name === 'message')?.text ?? '';

function footerLines({ lead, listing }: AgencyMailProps): string[] {
  const timeZone = listing?.timeZone ?? DEFAULT_ZONE;
  const time = timeFormat(timeZone).format(lead.createdAt);
  const source = sourceLine(lead);
  return [
    `Received on ${time} (${zoneName(timeZone)})${lead.page ? ` from ${lead.page.split('?')[0]}` : ''}.`,
    ...(lead.source.language ? [`Language: ${languageName(lead.source.language)}`] : []),
    ...(source ? [`Came from ${source}`] : []),
    ...(lead.email ? [`Reply to this email to contact ${visitorName(lead)}.`] : []),
  ];
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs a hundred times more than using it. */
function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = timeFormats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone });
  timeFormats.set(timeZone, format);
  return format;
}
