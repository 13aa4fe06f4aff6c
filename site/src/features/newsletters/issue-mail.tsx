import { renderToStaticMarkup } from 'react-dom/server';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ListingRow } from '#site/ui/mail/mail-listing.tsx';
import { ButtonRow, Heading, MailButton, Paragraph, Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { colour } from '#site/ui/mail/mail-theme.ts';
import type { FilledPart } from './load-parts.ts';
import { UNSUBSCRIBE_MARK } from './unsubscribe-mark.ts';

type Issue = {
  subject: string;
  preheader: string;
  parts: readonly FilledPart[];
  agency: MailSender;
  siteUrl: string;
};

/** A newsletter as email, with a mark in place of the unsubscribe link; `forSubscriber` puts it in. */
export function issueMail({ subject, preheader, parts, agency, siteUrl }: Issue): {
  html: string;
  text: string;
} {
  const footer = {
    why: `You’re receiving this email because you subscribed to the newsletter on ${new URL(siteUrl).host}.`,
    links: [{ label: 'Unsubscribe', href: UNSUBSCRIBE_MARK }],
    agency,
  };
  const html = (
    <MailDocument
      title={subject}
      preheader={preheader || subject}
      agencyName={agency.name}
      siteUrl={siteUrl}
      logo={agency.logo}
      footer={<MailFooter {...footer} />}
    >
      {parts.map((part, index) => (
        <Part key={index} part={part} siteUrl={siteUrl} />
      ))}
    </MailDocument>
  );
  return {
    html: mailHtml(renderToStaticMarkup(html)),
    text: [...parts.map((part) => partText({ part, siteUrl })), mailFooterText(footer)].join('\n\n'),
  };
}

function Part({
  part: { heading, text, button, listings, posts },
  siteUrl,
}: {
  part: FilledPart;
  siteUrl: string;
}) {
  return (
    <>
      {heading && <Heading>{heading}</Heading>}
      <Paragraphs paragraphs={text} />
      {listings.map(({ listing, badges }) => (
        <ListingRow
          key={`${listing.path} ${badges.join()}`}
          listing={listing}
          badges={badges}
          siteUrl={siteUrl}
        />
      ))}
      {posts.map(({ title, excerpt, path }) => (
        <Paragraph key={path}>
          <a href={siteUrl + path} className="fr-ink" style={{ color: colour.brand }}>
            <strong>{title}</strong>
          </a>
          {excerpt && (
            <>
              <br />
              {excerpt}
            </>
          )}
        </Paragraph>
      ))}
      {button && (
        <ButtonRow>
          <MailButton href={absolute({ href: button.href, siteUrl })}>{button.text}</MailButton>
        </ButtonRow>
      )}
    </>
  );
}

function partText({ part, siteUrl }: { part: FilledPart; siteUrl: string }): string {
  const { heading, text, button, listings, posts } = part;
  return [
    heading,
    ...text.map((lines) => lines.join('\n')),
    ...listings.map(({ listing, badges }) =>
      [...badges, listing.title, listing.priceText, listing.facts, siteUrl + listing.path]
        .filter(Boolean)
        .join('\n'),
    ),
    ...posts.map(({ title, excerpt, path }) => [title, excerpt, siteUrl + path].filter(Boolean).join('\n')),
    button && `${button.text}: ${absolute({ href: button.href, siteUrl })}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const absolute = ({ href, siteUrl }: { href: string; siteUrl: string }): string =>
  href.startsWith('/') ? siteUrl + href : href;
