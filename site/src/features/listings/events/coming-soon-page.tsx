import { eventTexts } from '#site/messages/events.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Section } from '#site/ui/section.tsx';
import { ListingGrid } from '../cards/listing-card.tsx';
import type { ListingCard } from '../public/public-listing.ts';

/** What goes on the market next, and the ways to hear of it first. */
export function ComingSoonPage({
  listings,
  now,
  alertHref,
  offMarketHref,
}: {
  listings: ListingCard[];
  now: number;
  /** Where a visitor asks to hear of new listings. */
  alertHref: string;
  /** The form for properties that are never advertised; null where it is turned off. */
  offMarketHref: string | null;
}) {
  const { comingSoon, emailMe } = eventTexts();
  return (
    <>
      <Container className="pt-10 pb-16 md:pt-14">
        <h1 className="text-3xl md:text-4xl">{comingSoon.title}</h1>
        <p className="mt-3 mb-10 max-w-prose-page text-lg text-muted">
          {listings.length > 0 ? comingSoon.some : comingSoon.none}
        </p>
        {listings.length > 0 && <ListingGrid listings={listings} now={now} level={2} priority />}
      </Container>
      <Section tone="accent" tight>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div className="max-w-prose-page">
            <h2 className="text-2xl md:text-3xl">{comingSoon.first}</h2>
            <p className="mt-3 text-lg">{offMarketHref ? comingSoon.offMarket : comingSoon.alert}</p>
          </div>
          <p className="flex flex-wrap gap-3">
            {offMarketHref && (
              <ButtonLink href={offMarketHref} variant="accent">
                {comingSoon.join}
              </ButtonLink>
            )}
            <ButtonLink href={alertHref} rel="nofollow" variant="outline">
              <Icon name="bell" />
              {emailMe}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}
