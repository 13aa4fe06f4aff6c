import { timeZoneOf } from '@frontage/reaxml';
import type { Payload } from 'payload';
import type { BlockContext, BlockLoader } from '#site/block-kit/block.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { upcomingAuctions } from '#site/features/listings/public/upcoming.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { CountdownData, CountdownProps } from './countdown.tsx';

/** The page is made again when the moment has come: the next auction follows, or nothing. */
export const load: BlockLoader<CountdownProps, CountdownData> = async ({ payload, props, context, now }) => {
  const found = await momentOf({ payload, props, context, now });
  if (!found) return { data: null };
  const at = Date.parse(found.at);
  return at > now
    ? { data: { ...found, isOver: false }, expiresAt: at }
    : { data: { ...found, isOver: true } };
};

type Asked = { payload: Payload; props: CountdownProps; context: BlockContext; now: number };
type Moment = { at: string; zone: string; listing: ListingCard | null };

async function momentOf({ payload, props, context, now }: Asked): Promise<Moment | null> {
  switch (props.to) {
    case 'moment':
      return Number.isNaN(Date.parse(props.moment))
        ? null
        : { at: props.moment, zone: await zoneOf({ payload, context }), listing: null };
    case 'listing': {
      const id = props.listing[0] ?? context.listing;
      return id === undefined ? null : auctionOf((await cardsById(payload, [id])).get(id)?.card);
    }
    case 'next-auction': {
      const office = props.office[0] ?? context.office;
      const [next] = await upcomingAuctions(payload, { count: 1, office, now });
      return auctionOf(next?.listing);
    }
  }
}

const auctionOf = (listing: ListingCard | undefined): Moment | null =>
  listing?.auctionAt ? { at: listing.auctionAt, zone: listing.timeZone, listing } : null;

/** The clocks of the page's office, or of the first, for a moment that belongs to no property. */
async function zoneOf({ payload, context }: Pick<Asked, 'payload' | 'context'>): Promise<string> {
  const { offices, officeById } = await loadPeople(payload);
  const office = officeById.get(context.office ?? 0) ?? offices[0];
  return timeZoneOf({ state: office?.state, suburb: office?.suburb, postcode: office?.postcode });
}
