import { searchTexts } from '#site/messages/search.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import type { PublicAddress } from '../public/public-listing.ts';
import { soldNearPath } from '../public/sold-near-path.ts';

/** For owners: emails about what is sold around them. The form opens in the panel. */
export function SoldNearLink({ place, small = false }: { place?: Partial<PublicAddress>; small?: boolean }) {
  return (
    <ButtonLink href={soldNearPath(place)} rel="nofollow" variant="outline" size={small ? 'sm' : 'md'}>
      <Icon name="bell" className="size-5" />
      {searchTexts().salesNearHome}
    </ButtonLink>
  );
}
