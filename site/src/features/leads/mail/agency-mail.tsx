import type { LeadListing, StoredLead } from '../lead-types.ts';
import { MailDocument } from './mail-document.tsx';
import { AnswerList, Heading, ListingCard, MailButton, mailLink, Paragraph, telLink } from './mail-parts.tsx';

type AgencyMailProps = {
  lead: StoredLead;
  listing?: LeadListing;
  agencyName: string;
  siteUrl: string;
  /** For a listing's other agents: who it is that answers. Undefined for the one who does. */
  answeredBy?: string;
};

/** What an agent or office gets: who asks, what, about which listing, and how to answer. */
export function AgencyMail({ lead, listing, agencyName, siteUrl, answeredBy }: AgencyMailProps) {
  const subject = agencySubject({ lead, listing });
  return (
    <MailDocument
      title={subject}
      preheader={[lead.name, lead.phone, messageOf(lead)].filter(Boolean).join(' · ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      footer={
        <>
          {receivedLine({ lead, listing })} Reply to this email to write to {lead.name}.
        </>
      }
    >
      <Heading>New message from {lead.name}</Heading>
      <Paragraph quiet>
        {lead.formTitle} · {lead.reference}
      </Paragraph>
      {answeredBy && <Paragraph>{copyLine(answeredBy)}</Paragraph>}
      <div style={{ marginBottom: 12 }}>
        {lead.phone && <MailButton href={telLink(lead.phone)}>Call {lead.phone}</MailButton>}
        <MailButton href={mailLink(lead.email)} second>
          {lead.email}
        </MailButton>
      </div>
      <AnswerList answers={questionsOf({ lead, listing })} />
      {listing && <ListingCard listing={listing} siteUrl={siteUrl} />}
      {!answeredBy && <MailButton href={leadLink({ lead, siteUrl })}>Open this lead</MailButton>}
    </MailDocument>
  );
}

export function agencyMailText({ lead, listing, siteUrl, answeredBy }: AgencyMailProps): string {
  return [
    `New message from ${lead.name}`,
    `${lead.formTitle} · ${lead.reference}`,
    ...(answeredBy ? [copyLine(answeredBy)] : []),
    `Phone: ${lead.phone}\nEmail: ${lead.email}`,
    ...questionsOf({ lead, listing }).map(({ label, text }) => `${label}\n${text}`),
    ...(listing ? [listingText({ listing, siteUrl })] : []),
    ...(answeredBy ? [] : [`Open this lead: ${leadLink({ lead, siteUrl })}`]),
    `${receivedLine({ lead, listing })} Reply to this email to write to ${lead.name}.`,
  ].join('\n\n');
}

export function agencySubject({ lead, listing }: Pick<AgencyMailProps, 'lead' | 'listing'>): string {
  return `${lead.formTitle}: ${lead.name}${listing ? `, ${listing.title}` : ''} (${lead.reference})`;
}

/** A listing in plain text. */
export function listingText({ listing, siteUrl }: { listing: LeadListing; siteUrl: string }): string {
  return [listing.title, listing.priceText, listing.facts, siteUrl + listing.path].filter(Boolean).join('\n');
}

const copyLine = (answeredBy: string) =>
  `${answeredBy} answers this enquiry. You get a copy because you look after the same listing.`;

const leadLink = ({ lead, siteUrl }: Pick<AgencyMailProps, 'lead' | 'siteUrl'>) =>
  `${siteUrl}/admin/collections/leads/${lead.id}`;

/** The answers without those that stand at the top already. */
const PROPERTY = ['property_id', 'property_external_id'];

/** The answers without those named, and without the property where its card stands in the mail. */
export const otherAnswers = ({
  lead,
  listing,
  shown,
}: Pick<AgencyMailProps, 'lead' | 'listing'> & { shown: string[] }) =>
  lead.answers.filter(({ name }) => ![...shown, ...(listing ? PROPERTY : [])].includes(name));

const questionsOf = ({ lead, listing }: Pick<AgencyMailProps, 'lead' | 'listing'>) =>
  otherAnswers({ lead, listing, shown: ['name', 'email', 'phone'] });

const messageOf = (lead: StoredLead) => lead.answers.find(({ name }) => name === 'message')?.text ?? '';

function receivedLine({ lead, listing }: Pick<AgencyMailProps, 'lead' | 'listing'>): string {
  const time = new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: listing?.timeZone ?? 'Australia/Sydney',
  }).format(lead.createdAt);
  return `Received on ${time}${lead.page ? ` from ${lead.page.split('?')[0]}` : ''}.`;
}
