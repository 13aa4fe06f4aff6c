import { eventTexts } from '#site/messages/events.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { addressLines } from '../cards/listing-card.tsx';
import { Occasions } from '../cards/open-homes.tsx';
import { dayText } from '../public/inspection-times.ts';
import type { ListingCard } from '../public/public-listing.ts';
import type { Occasion } from '../public/upcoming.ts';
import { clearanceOf } from '../terms/auction-results.ts';
import { OPEN_HOMES_PATH } from './open-homes-query.ts';

/** Coming auctions by day, and how the last ones ended where the agency has entered it. */
export function AuctionsPage({ coming, results }: { coming: Occasion[]; results: ListingCard[] }) {
  const { auctions, forSale, openHomes } = eventTexts();
  return (
    <>
      <Container className="pt-10 pb-16 md:pt-14">
        <h1 className="text-3xl md:text-4xl">{auctions.title}</h1>
        <p className="mt-3 max-w-prose-page text-lg text-muted">
          {coming.length > 0 ? auctions.coming : auctions.none}
        </p>
        <div className="mt-10">
          {coming.length > 0 ? (
            <Occasions occasions={coming} level={2} />
          ) : (
            <p className="flex flex-wrap gap-3">
              <ButtonLink href="/buy" variant="outline">
                {forSale}
              </ButtonLink>
              <ButtonLink href={OPEN_HOMES_PATH} variant="outline">
                {openHomes.link}
              </ButtonLink>
            </p>
          )}
        </div>
      </Container>
      {results.length > 0 && <Results results={results} />}
    </>
  );
}

function Results({ results }: { results: ListingCard[] }) {
  const { held, sold, rate } = clearanceOf(results.flatMap(({ auctioned }) => auctioned?.result ?? []));
  const texts = eventTexts().auctions;
  const share = texts.sold(sold, held);
  return (
    <Section tone="sand" id="results">
      <SectionHeading title={texts.results} text={rate === null ? share : texts.clearance(rate, share)} />
      <ul className="border-t border-sand-deep">
        {results.map((listing) => (
          <li key={listing.id} className="border-b border-sand-deep">
            <Result listing={listing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Result({ listing }: { listing: ListingCard }) {
  const { street, place } = addressLines(listing);
  const { auctioned, timeZone: zone, channel, priceText } = listing;
  if (!auctioned) return null;
  return (
    <a
      href={listing.path}
      className="group grid items-center gap-x-8 gap-y-1 py-4 no-underline sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_14rem_12rem_15rem]"
    >
      <span className="wrap-anywhere group-hover:text-accent">
        <WrittenText text={street} />
        <span className="block text-sm text-muted">
          <WrittenText text={place} />
        </span>
      </span>
      <span className="text-sm">{dayText({ at: auctioned.at, zone })}</span>
      <span className="text-sm font-medium">{eventTexts().auctions.result[auctioned.result]}</span>
      <span className="font-semibold lg:text-end">
        {channel === 'sold' && (priceInLanguage(priceText) ?? <WrittenText text={priceText} />)}
      </span>
    </a>
  );
}
