import { renderToStaticMarkup } from 'react-dom/server';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ListingCard, ListingRow } from '#site/ui/mail/mail-listing.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { DigestMail } from '../digest.ts';
import type { ComposeDigest } from '../send-digests.ts';
import { digestSubject, FREQUENCY_WORDS, itemWords } from './alert-mail-words.ts';

/** Up to this number, each listing has a large picture. */
const LARGE_CARDS = 3;

/** An alert email as HTML and text. */
export const composeDigest: ComposeDigest = (mail) => ({
  subject: digestSubject(mail),
  text: digestText(mail),
  html: mailHtml(renderToStaticMarkup(<DigestDocument {...mail} />)),
});

function DigestDocument(mail: DigestMail) {
  const { items, more, links, agency, siteUrl, summary } = mail;
  const subject = digestSubject(mail);
  const Card = items.length <= LARGE_CARDS ? ListingCard : ListingRow;
  return (
    <MailDocument
      title={subject}
      preheader={preheaderOf(mail)}
      agencyName={agency.name}
      siteUrl={siteUrl}
      logo={agency.logo}
      footer={<MailFooter why={whyLine(mail)} links={footerLinks(mail)} agency={agency} />}
    >
      <Heading>{subject}</Heading>
      <Paragraph quiet>{summary}</Paragraph>
      {items.map((item) => (
        <Card key={item.listing.id} listing={item.listing} siteUrl={siteUrl} {...itemWords(item)} />
      ))}
      {more > 0 && <Paragraph>{moreText(more)}</Paragraph>}
      <ButtonRow>
        <MailButton href={links.search}>See all matching properties</MailButton>
        <MailButton href={links.manage} second>
          Edit or pause this alert
        </MailButton>
      </ButtonRow>
    </MailDocument>
  );
}

function digestText(mail: DigestMail): string {
  const { items, more, links, siteUrl, agency, summary } = mail;
  const cards = items.map((item) => {
    const { listing } = item;
    const { badges, priceNote } = itemWords(item);
    return [
      badges.join(' · '),
      listing.title,
      priceNote ? `${listing.priceText} (${priceNote})` : listing.priceText,
      listing.facts,
      listing.duty?.text,
      siteUrl + listing.path,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return [
    digestSubject(mail),
    summary,
    ...cards,
    ...(more > 0 ? [moreText(more)] : []),
    `See all matching properties: ${links.search}`,
    mailFooterText({ why: whyLine(mail), links: footerLinks(mail), agency }),
  ].join('\n\n');
}

const moreText = (more: number) =>
  `And ${more.toLocaleString('en-AU')} more ${more === 1 ? 'property' : 'properties'}.`;

const footerLinks = ({ links }: DigestMail) => [
  { label: 'Edit or pause this alert', href: links.manage },
  { label: 'Unsubscribe', href: links.unsubscribe },
];

const whyLine = ({ alert, siteUrl }: DigestMail): string =>
  `You’re receiving this email because you set up an alert on ${new URL(siteUrl).host}. We send it ${FREQUENCY_WORDS[alert.frequency]}.`;

/** The preview text after the subject in an inbox: the first addresses. */
const preheaderOf = ({ items }: DigestMail): string =>
  items
    .slice(0, 3)
    .map(({ listing }) => `${listing.title}, ${listing.priceText}`)
    .join(' · ')
    .slice(0, 140);
