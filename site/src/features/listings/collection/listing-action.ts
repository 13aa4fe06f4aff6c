import type { StoredListing } from '../terms/stored-listing.ts';

/** What staff do to a listing with one button, and what the button says. */
export const LISTING_ACTIONS = {
  'under-offer': 'Under offer',
  available: 'Back on the market',
  sold: 'Sold…',
  leased: 'Leased…',
  withdraw: 'Withdraw',
  relist: 'Relist',
} as const;

export type ListingAction = keyof typeof LISTING_ACTIONS;

export const isListingAction = (name: unknown): name is ListingAction =>
  typeof name === 'string' && Object.hasOwn(LISTING_ACTIONS, name);

/** What staff say when a property is sold or leased. */
export type Closing = {
  /** In dollars; null where it stays unknown. */
  price: number | null;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether visitors see the price. */
  show: 'yes' | 'range' | 'no';
};

type Listing = Pick<StoredListing, 'status' | 'underOffer' | 'method'>;

/** The actions that make sense for a published listing, in the order of the buttons. */
export function actionsFor({ status, underOffer, method }: Listing): ListingAction[] {
  const close = method === 'rent' ? ('leased' as const) : ('sold' as const);
  if (status === 'current') return [underOffer ? 'available' : 'under-offer', close, 'withdraw'];
  return status === 'deleted' ? [] : ['relist'];
}

/** The fields that an action changes. A closed listing is not under offer any more; a relisted one was never sold. */
export function actionFields({
  action,
  closing,
}: {
  action: ListingAction;
  closing?: Closing;
}): Partial<StoredListing> {
  switch (action) {
    case 'under-offer':
      return { underOffer: true };
    case 'available':
      return { underOffer: false };
    case 'withdraw':
      return { status: 'withdrawn', underOffer: false };
    case 'relist':
      return {
        status: 'current',
        underOffer: false,
        soldPrice: null,
        soldDate: null,
        soldPriceDisplay: null,
      };
    default:
      return {
        status: action,
        underOffer: false,
        soldPrice: closing?.price ?? null,
        soldDate: closing?.date ?? null,
        soldPriceDisplay: closing?.show ?? 'no',
      };
  }
}

/** Reads what staff say about a sale or lease, or returns a sentence about what is wrong. */
export function readClosing(sent: unknown): Closing | string {
  const { price, date, show } = (sent ?? {}) as { price?: unknown; date?: unknown; show?: unknown };
  const amount = price === null || price === undefined || price === '' ? null : Number(price);
  if (amount !== null && !(Number.isFinite(amount) && amount > 0 && amount < 1e12))
    return 'Enter the price in dollars, or leave it empty.';
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    return 'Choose the date.';
  if (show !== 'yes' && show !== 'range' && show !== 'no') return 'Choose whether visitors see the price.';
  return { price: amount, date, show };
}
