import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { CHANNEL_NAMES, channelPath } from './listing-places.ts';
import type { GoneListing } from './load-listing.ts';

/** Says that a listing is off the market, without a word about it, and leads to what is there instead. */
export function GoneListingView({ gone: { channel, place } }: { gone: GoneListing }) {
  const what = CHANNEL_NAMES[channel].toLowerCase();
  return (
    <Container className="py-14 md:py-20">
      <EmptyState
        level={1}
        title="This property is no longer on the market"
        text="It may have been withdrawn or taken by someone quicker. New properties arrive every week."
      >
        <div className="flex flex-wrap gap-3">
          {place && (
            <ButtonLink href={`${channelPath(channel)}?suburb=${place.key}`}>
              {CHANNEL_NAMES[channel]} in {place.name}
            </ButtonLink>
          )}
          <ButtonLink href={channelPath(channel)} variant={place ? 'outline' : 'primary'}>
            Everything {what}
          </ButtonLink>
        </div>
      </EmptyState>
    </Container>
  );
}
