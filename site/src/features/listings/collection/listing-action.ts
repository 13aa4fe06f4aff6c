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

/** Cheaper than anything an agency sells, in dollars. */
const LEAST_SALE = 1000;

/** Reads what staff say about a sale or lease, or returns a sentence about what is wrong. */
export function readClosing(sent: unknown): Closing | string {
  const { action, price, date, show } = (sent ?? {}) as Record<'action' | 'price' | 'date' | 'show', unknown>;
  const typed = String(price ?? '').replace(/[$,\s]/g, '');
  const amount = typed === '' ? null : Number(typed);
  if (amount !== null && !(Number.isFinite(amount) && amount > 0 && amount < 1e12))
    return 'Enter the price in dollars, such as 1,250,000, or leave it empty.';
  // Somebody typed “1.25” and meant millions.
  if (amount !== null && action === 'sold' && amount < LEAST_SALE)
    return `${typed} dollars is too little for a sale. Enter the whole price, such as 1,250,000.`;
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    return 'Choose the date.';
  if (show !== 'yes' && show !== 'range' && show !== 'no') return 'Choose whether visitors see the price.';
  return { price: amount, date, show };
}
