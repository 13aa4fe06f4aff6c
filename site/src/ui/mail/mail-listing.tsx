import { pictureText } from '../picture-text.ts';
import { Table } from './mail-table.tsx';
import { colour, sans, serif } from './mail-theme.ts';

/** What an email shows of a listing, from the read model, so nothing hidden is in it. */
export type MailListing = {
  /** Path of its page. */
  path: string;
  title: string;
  priceText: string;
  /** `4 bed · 2 bath · 2 car`, or ''. */
  facts: string;
  image: { src: string; alt: string } | null;
  /** What stamp duty a buyer pays, and the path of the calculator filled in for it. */
  duty?: { text: string; href: string } | null;
};

type ListingProps = {
  listing: MailListing;
  siteUrl: string;
  /** Why it is included, above its address. */
  badges?: string[];
  /** Beside the price, such as the one before. */
  priceNote?: string;
};

/** A listing with its picture, as its page shows it. */
export function ListingCard({
  listing,
  siteUrl,
  badges,
  priceNote,
  mapHref,
}: ListingProps & { mapHref?: string }) {
  return (
    <Table className="fr-soft" style={{ margin: '0 0 22px', background: colour.sand, borderRadius: 10 }}>
      {listing.image && (
        <tr>
          <td>
            <a href={siteUrl + listing.path}>
              <img
                src={new URL(listing.image.src, siteUrl).href}
                alt={pictureText(listing.image.alt).alt}
                lang={pictureText(listing.image.alt).lang}
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
          <ListingText listing={listing} siteUrl={siteUrl} badges={badges} priceNote={priceNote} />
          {mapHref && (
            <a
              href={mapHref}
              className="fr-ink"
              style={{ color: colour.brand, fontSize: 14, textDecoration: 'underline' }}
            >
              View on map
            </a>
          )}
        </td>
      </tr>
    </Table>
  );
}

/** A listing among many: a small picture beside its text. */
export function ListingRow({ listing, siteUrl, badges, priceNote }: ListingProps) {
  return (
    <Table className="fr-line" style={{ margin: '0 0 16px', borderBottom: `1px solid ${colour.line}` }}>
      <tr>
        {listing.image && (
          <td width="132" style={{ width: 132, verticalAlign: 'top', padding: '0 16px 16px 0' }}>
            <a href={siteUrl + listing.path}>
              <img
                src={new URL(listing.image.src, siteUrl).href}
                alt={pictureText(listing.image.alt).alt}
                lang={pictureText(listing.image.alt).lang}
                width="132"
                style={{
                  display: 'block',
                  width: 132,
                  height: 'auto',
                  border: 0,
                  fontFamily: sans,
                  fontSize: 13,
                  color: colour.muted,
                  borderRadius: 8,
                }}
              />
            </a>
          </td>
        )}
        <td
          style={{
            verticalAlign: 'top',
            paddingBottom: 16,
            fontFamily: sans,
            fontSize: 15,
            lineHeight: '22px',
          }}
        >
          <ListingText listing={listing} siteUrl={siteUrl} badges={badges} priceNote={priceNote} small />
        </td>
      </tr>
    </Table>
  );
}

/** The text of a listing: why it is included, its address, price and rooms. */
function ListingText({
  listing,
  siteUrl,
  badges = [],
  priceNote,
  small = false,
}: ListingProps & { small?: boolean }) {
  return (
    <>
      {badges.length > 0 && (
        <div
          className="fr-accent"
          style={{ color: colour.accent, fontSize: 14, fontWeight: 600, padding: '0 0 2px' }}
        >
          {badges.join(' · ')}
        </div>
      )}
      <a
        href={siteUrl + listing.path}
        className="fr-ink"
        style={{
          fontFamily: serif,
          fontSize: small ? 17 : 19,
          lineHeight: small ? '23px' : '26px',
          color: colour.brand,
          textDecoration: 'none',
        }}
      >
        {listing.title}
      </a>
      <div className="fr-ink" style={{ color: colour.ink, fontWeight: 600 }}>
        {listing.priceText}
        {priceNote && (
          <span className="fr-muted" style={{ color: colour.muted, fontWeight: 400 }}>
            {' '}
            {priceNote}
          </span>
        )}
      </div>
      {listing.facts && (
        <div className="fr-muted" style={{ color: colour.muted }}>
          {listing.facts}
        </div>
      )}
      {listing.duty && (
        <a
          href={siteUrl + listing.duty.href}
          className="fr-muted"
          style={{ color: colour.muted, fontSize: 13, textDecoration: 'underline' }}
        >
          {listing.duty.text}
        </a>
      )}
    </>
  );
}
