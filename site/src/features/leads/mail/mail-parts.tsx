import type { ShownAnswer } from '@frontage/forms';
import type { ReactNode } from 'react';
import type { LeadContact, LeadListing } from '../lead-types.ts';
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
  const look = second
    ? { background: colour.brandSoft, color: colour.brand }
    : { background: colour.brand, color: colour.paper };
  return (
    <a
      href={href}
      style={{
        ...look,
        display: 'inline-block',
        margin: '0 10px 10px 0',
        padding: '12px 20px',
        borderRadius: 6,
        fontFamily: sans,
        fontSize: 16,
        lineHeight: '20px',
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}

/** What was answered, question by question. */
export function AnswerList({ answers }: { answers: ShownAnswer[] }) {
  return (
    <Table style={{ margin: '6px 0 22px' }}>
      {answers.map(({ name, label, text }) => (
        <tr key={name}>
          <td className="fr-line" style={{ padding: '12px 0', borderTop: `1px solid ${colour.line}` }}>
            <div
              className="fr-muted"
              style={{ fontFamily: sans, fontSize: 13, lineHeight: '19px', color: colour.muted }}
            >
              {label}
            </div>
            <div
              className="fr-ink"
              style={{
                fontFamily: sans,
                fontSize: 16,
                lineHeight: '24px',
                color: colour.ink,
                whiteSpace: 'pre-wrap',
                wordBreak: 'break-word',
              }}
            >
              {text}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The listing that a lead is about, as its page shows it. */
export function ListingCard({ listing, siteUrl }: { listing: LeadListing; siteUrl: string }) {
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
        </td>
      </tr>
    </Table>
  );
}

/** Whom to turn to. */
export function ContactCard({ contact }: { contact: LeadContact }) {
  const link = { color: colour.brand, textDecoration: 'underline' };
  return (
    <Table className="fr-line" style={{ margin: '0 0 6px', borderTop: `1px solid ${colour.line}` }}>
      <tr>
        <td
          className="fr-ink"
          style={{
            padding: '16px 0 0',
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

/** `tel:` address of a number as people write it. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
