import type { CSSProperties, ReactNode } from 'react';
import type { LeadContact, LeadListing } from '../lead-types.ts';
import { Lines } from './answer-list.tsx';
import { mailLink, telLink } from './mail-answers.ts';
import { Table } from './mail-table.tsx';
import { colour, sans, serif } from './mail-theme.ts';

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1
      className="fr-ink"
      style={{
        margin: '0 0 10px',
        fontFamily: serif,
        fontWeight: 400,
        fontSize: 27,
        lineHeight: '34px',
        color: colour.ink,
      }}
    >
      {children}
    </h1>
  );
}

export function Paragraph({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  return (
    <p
      className={quiet ? 'fr-muted' : 'fr-ink'}
      style={{
        margin: '0 0 18px',
        ...(quiet ? { color: colour.muted, fontSize: 14, lineHeight: '21px' } : {}),
      }}
    >
      {children}
    </p>
  );
}

/** What staff wrote, paragraph by paragraph. */
export function Paragraphs({ paragraphs }: { paragraphs: string[][] }) {
  return paragraphs.map((lines) => (
    <Paragraph key={lines.join('\n')}>
      <Lines lines={lines} />
    </Paragraph>
  ));
}

/** Room for buttons, side by side where they fit; one below the other in Outlook. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div style={{ margin: '0 0 14px' }}>{children}</div>;
}

/** One clear thing to do. `second` is the quieter one beside it. */
export function MailButton({
  href,
  children,
  second,
}: {
  href: string;
  children: ReactNode;
  second?: boolean;
}) {
  const [background, color] = second ? [colour.brandSoft, colour.brand] : [colour.brand, colour.paper];
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ display: 'inline-block', margin: '0 10px 10px 0', maxWidth: '100%' }}
    >
      <tbody>
        <tr>
          <td
            className={second ? 'fr-button-2' : 'fr-button'}
            style={{ backgroundColor: background, borderRadius: 6, ...outlookPadding }}
          >
            <a
              href={href}
              className={second ? 'fr-button-2-text' : 'fr-button-text'}
              style={{
                display: 'inline-block',
                padding: '12px 20px',
                fontFamily: sans,
                fontSize: 16,
                lineHeight: '20px',
                fontWeight: 600,
                color,
                textDecoration: 'none',
                wordBreak: 'break-word',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Outlook gives links no padding; it takes this on their cell instead. */
const outlookPadding = { msoPaddingAlt: '12px 20px' } as CSSProperties;

/** The listing that a lead is about, as its page shows it. */
export function ListingCard({
  listing,
  siteUrl,
  mapHref,
}: {
  listing: LeadListing;
  siteUrl: string;
  mapHref?: string;
}) {
  return (
    <Table className="fr-soft" style={{ margin: '0 0 22px', background: colour.sand, borderRadius: 10 }}>
      {listing.image && (
        <tr>
          <td>
            <a href={siteUrl + listing.path}>
              <img
                src={new URL(listing.image.src, siteUrl).href}
                alt={listing.image.alt}
                width="526"
                style={{
                  display: 'block',
                  width: '100%',
                  height: 'auto',
                  border: 0,
                  fontFamily: sans,
                  fontSize: 14,
                  color: colour.muted,
                  borderRadius: '10px 10px 0 0',
                }}
              />
            </a>
          </td>
        </tr>
      )}
      <tr>
        <td style={{ padding: '16px 20px 18px', fontFamily: sans, fontSize: 15, lineHeight: '22px' }}>
          <a
            href={siteUrl + listing.path}
            className="fr-ink"
            style={{
              fontFamily: serif,
              fontSize: 19,
              lineHeight: '26px',
              color: colour.brand,
              textDecoration: 'none',
            }}
          >
            {listing.title}
          </a>
          <div className="fr-ink" style={{ color: colour.ink, fontWeight: 600 }}>
            {listing.priceText}
          </div>
          {listing.facts && (
            <div className="fr-muted" style={{ color: colour.muted }}>
              {listing.facts}
            </div>
          )}
          {mapHref && (
            <a
              href={mapHref}
              className="fr-ink"
              style={{ color: colour.brand, fontSize: 14, textDecoration: 'underline' }}
            >
              See it on a map
            </a>
          )}
        </td>
      </tr>
    </Table>
  );
}

/** Whom to turn to. */
export function ContactCard({ contact }: { contact: LeadContact }) {
  const link = { color: colour.brand, textDecoration: 'underline' };
  return (
    <Table style={{ margin: '0 0 6px' }}>
      <tr>
        <td
          className="fr-ink"
          style={{
            fontFamily: sans,
            fontSize: 16,
            lineHeight: '24px',
            color: colour.ink,
          }}
        >
          <strong>{contact.name}</strong>
          {contact.role && (
            <span className="fr-muted" style={{ color: colour.muted }}>
              {' '}
              · {contact.role}
            </span>
          )}
          {contact.phone && (
            <div>
              <a href={telLink(contact.phone)} className="fr-ink" style={link}>
                {contact.phone}
              </a>
            </div>
          )}
          {contact.email && (
            <div>
              <a href={mailLink(contact.email)} className="fr-ink" style={link}>
                {contact.email}
              </a>
            </div>
          )}
        </td>
      </tr>
    </Table>
  );
}
