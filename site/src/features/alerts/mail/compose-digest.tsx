import { renderToStaticMarkup } from 'react-dom/server';
import { alertMailTexts } from '#site/messages/alerts.ts';
import { countOf } from '#site/messages/formats.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ListingCard, ListingRow } from '#site/ui/mail/mail-listing.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import { listingInLanguage } from '../alert-listings.ts';
import type { DigestMail } from '../digest.ts';
import type { ComposeDigest } from '../send-digests.ts';
import { digestSubject, itemWords } from './alert-mail-words.ts';

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
        <Card
          key={item.listing.id}
          listing={listingInLanguage(item.listing)}
          siteUrl={siteUrl}
          {...itemWords(item)}
        />
      ))}
      {more > 0 && <Paragraph>{moreText(more)}</Paragraph>}
      <ButtonRow>
        <MailButton href={links.search}>{alertMailTexts().all}</MailButton>
        <MailButton href={links.manage} second>
          {alertMailTexts().edit}
        </MailButton>
      </ButtonRow>
    </MailDocument>
  );
}

function digestText(mail: DigestMail): string {
  const { items, more, links, siteUrl, agency, summary } = mail;
  const cards = items.map((item) => {
    const listing = listingInLanguage(item.listing);
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
    `${alertMailTexts().all}: ${links.search}`,
    mailFooterText({ why: whyLine(mail), links: footerLinks(mail), agency }),
  ].join('\n\n');
}

const moreText = (more: number): string => alertMailTexts().more(more, countOf(more));

const footerLinks = ({ links }: DigestMail) => [
  { label: alertMailTexts().edit, href: links.manage },
  { label: alertMailTexts().unsubscribe, href: links.unsubscribe },
];

function whyLine({ alert, siteUrl }: DigestMail): string {
  const { why, frequencies } = alertMailTexts();
  return why(new URL(siteUrl).host, frequencies[alert.frequency]);
}

/** The preview text after the subject in an inbox: the first addresses. */
const preheaderOf = ({ items }: DigestMail): string =>
  items
    .slice(0, 3)
    .map(({ listing }) => listingInLanguage(listing))
    .map(({ title, priceText }) => `${title}, ${priceText}`)
    .join(' · ')
    .slice(0, 140);
