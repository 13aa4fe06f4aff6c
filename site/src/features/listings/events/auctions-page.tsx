import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { addressLines } from '../cards/listing-card.tsx';
import { Occasions } from '../cards/open-homes.tsx';
import { dayText } from '../public/inspection-times.ts';
import type { ListingCard } from '../public/public-listing.ts';
import type { Occasion } from '../public/upcoming.ts';
import { AUCTION_RESULT_NAMES, clearanceOf } from '../terms/auction-results.ts';
import { OPEN_HOMES_PATH } from './open-homes-query.ts';

/** Coming auctions by day, and how the last ones ended where the agency has entered it. */
export function AuctionsPage({ coming, results }: { coming: Occasion[]; results: ListingCard[] }) {
  return (
    <>
      <Container className="pt-10 pb-16 md:pt-14">
        <h1 className="text-3xl md:text-4xl">Auctions</h1>
        <p className="mt-3 max-w-prose-page text-lg text-muted">
          {coming.length > 0
            ? 'Coming auctions, soonest first. Times are local to each property.'
            : 'No auctions are scheduled at the moment.'}
        </p>
        <div className="mt-10">
          {coming.length > 0 ? (
            <Occasions occasions={coming} />
          ) : (
            <p className="flex flex-wrap gap-3">
              <ButtonLink href="/buy" variant="outline">
                Properties for sale
              </ButtonLink>
              <ButtonLink href={OPEN_HOMES_PATH} variant="outline">
                Open homes
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
  return (
    <Section tone="sand" id="results">
      <SectionHeading
        title="Auction results"
        text={
          rate === null
            ? `${sold} of ${held} ${held === 1 ? 'property' : 'properties'} sold before, at or after auction in the last three months.`
            : `Clearance rate ${rate}%: ${sold} of ${held} properties sold before, at or after auction in the last three months.`
        }
      />
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
        {street}
        <span className="block text-sm text-muted">{place}</span>
      </span>
      <span className="text-sm">{dayText({ at: auctioned.at, zone })}</span>
      <span className="text-sm font-medium">{AUCTION_RESULT_NAMES[auctioned.result]}</span>
      <span className="font-semibold lg:text-right">{channel === 'sold' ? priceText : ''}</span>
    </a>
  );
}
