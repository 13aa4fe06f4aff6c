import { rentAmounts } from '@frontage/finance';
import type { FeedListing } from '@frontage/reaxml';
import type { Field } from 'payload';
import { dayText } from '#site/server/admin-dates.ts';
import { rentText } from '../terms/price-text.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { amountText, dateText } from './fact-texts.ts';
import { listingField } from './listing-field.ts';

type Listing = { method?: string; category?: string; status?: string; alsoForRent?: boolean | null };

/** Shown only where they apply; what is stored in the others stays. */
const forSale = { condition: ({ method }: Listing) => method !== 'rent' };
const forRent = {
  condition: ({ method, alsoForRent }: Listing) => method !== 'buy' || alsoForRent === true,
};
const closed = { condition: ({ status }: Listing) => status === 'sold' || status === 'leased' };
const forTrade = {
  condition: ({ category }: Listing) => category === 'commercial' || category === 'business',
};

/** Money, in whole dollars. A hidden number still places the listing in searches, by band, and is never shown. */
export const priceFields: Field[] = [
  listingField(
    {
      name: 'priceHidden',
      type: 'checkbox',
      label: 'Hide price',
      admin: {
        description:
          'Visitors see “Contact agent”. The price text is hidden too, and the sold price unless you show it.',
      },
    },
    {
      feed: ({ price, rent }) => {
        const displays = [price?.display, rent?.display].filter((display) => display !== undefined);
        return displays.length ? displays.includes(false) : undefined;
      },
    },
  ),
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'price', type: 'number', min: 0, label: 'Sale price ($)', admin: forSale },
        { feed: ({ price }) => (price === undefined ? undefined : (price?.amount ?? price?.min ?? null)) },
      ),
      listingField(
        { name: 'priceMax', type: 'number', min: 0, label: 'Sale price to ($)', admin: forSale },
        { feed: ({ price }) => (price === undefined ? undefined : (price?.max ?? null)) },
      ),
      listingField(
        { name: 'priceView', type: 'text', label: 'Display price' },
        { feed: (message) => message.priceView },
      ),
    ],
  },
  {
    name: 'priceRules',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/features/listings/admin/price-rule-note.client.tsx#PriceRuleNote' },
    },
  },
  {
    type: 'row',
    fields: [
      listingField(
        {
          name: 'alsoForRent',
          type: 'checkbox',
          label: 'Also for rent',
          admin: {
            condition: ({ method, category }) => method === 'buy' && category === 'commercial',
            description: 'Shown under Buy with its price and under Rent with its rent.',
          },
        },
        {
          feed: ({ commercialListingType: kind }) => (kind === undefined ? undefined : kind === 'both'),
        },
      ),
      listingField(
        { name: 'rent', type: 'number', min: 0, label: 'Rent ($)', admin: forRent },
        {
          feed: (message) => rentOf(message)?.amount,
          fact: {
            order: 46,
            label: (channel) => (channel === 'buy' ? 'Also for rent' : 'Rent per month'),
            text: (listing, channel) => {
              const { rent, rentPeriod, priceView, priceHidden, alsoForRent } = listing;
              if (channel === 'buy')
                return alsoForRent && (priceHidden ? 'Contact agent' : rentText(listing));
              const isMonthly = !rentPeriod || rentPeriod === 'month';
              if (channel !== 'rent' || !rent || isMonthly || priceView || isHoliday(listing)) return null;
              return amountText(listing, Math.round(rentAmounts({ rent, per: rentPeriod }).month));
            },
          },
        },
      ),
      listingField(
        {
          name: 'rentPeriod',
          type: 'select',
          label: 'Rent period',
          defaultValue: 'week',
          admin: forRent,
          options: [
            { value: 'week', label: 'per week' },
            { value: 'month', label: 'per month' },
            { value: 'year', label: 'per year' },
          ],
        },
        { feed: (message) => rentOf(message)?.period },
      ),
      listingField(
        {
          name: 'rentPerSquareMetre',
          type: 'number',
          min: 0,
          label: 'Rent ($ per m² and year)',
          admin: {
            condition: ({ category }) => category === 'commercial',
            description: 'Shown where there is no rent for the whole.',
          },
        },
        { feed: ({ commercialRent }) => commercialRent && (commercialRent.perSquareMetre?.min ?? null) },
      ),
      listingField(
        { name: 'bond', type: 'number', min: 0, label: 'Bond ($)', admin: forRent },
        {
          feed: (message) => message.bond,
          fact: {
            order: 60,
            label: 'Bond',
            text: (listing, channel) => channel === 'rent' && amountText(listing, listing.bond),
          },
        },
      ),
      listingField(
        {
          name: 'availableFrom',
          type: 'text',
          label: 'Available from',
          ...dayText,
          admin: { ...dayText.admin, ...forRent },
        },
        {
          feed: (message) => message.dateAvailable,
          fact: {
            order: 50,
            label: 'Available',
            text: ({ availableFrom }, channel) =>
              channel === 'rent' && (availableFrom ? dateText(availableFrom) : 'Now'),
            nowFrom: ({ availableFrom }) => availableFrom,
          },
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'outgoings', type: 'number', min: 0, label: 'Outgoings ($ per year)', admin: forTrade },
        {
          feed: (message) => message.outgoings,
          fact: {
            order: 70,
            label: 'Outgoings',
            text: (listing) => {
              const amount = amountText(listing, listing.outgoings);
              return amount && `${amount} per year`;
            },
          },
        },
      ),
      listingField(
        { name: 'plusOutgoings', type: 'checkbox', label: 'Plus outgoings', admin: forTrade },
        { feed: ({ commercialRent }) => (commercialRent ? commercialRent.plusOutgoings : commercialRent) },
      ),
      listingField(
        {
          name: 'plusGst',
          type: 'checkbox',
          label: 'Plus GST',
          admin: { description: 'The price or rent is without GST.' },
        },
        { feed: gstOf },
      ),
      listingField(
        {
          name: 'plusSav',
          type: 'checkbox',
          label: 'Plus stock at valuation',
          admin: { condition: ({ category }: Listing) => category === 'business' },
        },
        { feed: ({ price }) => (price ? price.plusSAV : price) },
      ),
      listingField(
        { name: 'returnPercent', type: 'number', min: 0, label: 'Return (%)', admin: forTrade },
        {
          fact: {
            order: 80,
            label: 'Return',
            text: ({ returnPercent, priceHidden }) =>
              returnPercent && !priceHidden ? `${returnPercent}%` : null,
          },
        },
      ),
      listingField(
        { name: 'takings', type: 'text', admin: forTrade },
        {
          feed: (message) => message.takings,
          fact: {
            order: 90,
            label: 'Takings',
            text: ({ takings, priceHidden }) => (priceHidden ? null : takings),
          },
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'soldPrice', type: 'number', min: 0, label: 'Sold or leased price ($)', admin: closed },
        { feed: ({ soldDetails }) => (soldDetails ? soldDetails.price : soldDetails) },
      ),
      listingField(
        {
          name: 'soldPriceDisplay',
          type: 'select',
          label: 'Sold price display',
          admin: { ...closed, description: 'Leave empty to show it, unless the price is hidden.' },
          options: [
            { value: 'yes', label: 'Show' },
            { value: 'range', label: 'Show price range' },
            { value: 'no', label: 'Hide' },
          ],
        },
        {
          // The format's own default is “yes”, so that alone never shows what the price's display hides.
          feed: ({ soldDetails }) => (soldDetails?.display === 'yes' ? null : soldDetails?.display),
        },
      ),
      listingField(
        {
          name: 'soldDate',
          type: 'text',
          label: 'Sold or leased on',
          ...dayText,
          admin: { ...dayText.admin, ...closed },
        },
        {
          feed: ({ soldDetails }) => (soldDetails ? soldDetails.date : soldDetails),
          fact: {
            order: 190,
            label: (channel) => (channel === 'leased' ? 'Leased' : 'Sold'),
            text: ({ soldDate }, channel) =>
              (channel === 'sold' || channel === 'leased') && soldDate ? dateText(soldDate) : null,
          },
        },
      ),
    ],
  },
];

/** Holiday rents change with the season, and nobody stays for a month at twelve times a week. */
const isHoliday = ({ category }: Pick<StoredListing, 'category'>): boolean => category === 'holiday';

/** Whether GST comes on top, where the message says anything about it. */
function gstOf({ price, commercialRent }: FeedListing): boolean | null | undefined {
  const sent = [commercialRent, price].filter((each) => each !== undefined);
  if (sent.length === 0) return undefined;
  return sent.some((each) => each?.tax === 'exclusive');
}

/**
 * The rent of whichever element was sent. One `priceHidden` covers the price, its text and every rent, because the format
 * gives commercialRent no display of its own; it is hidden as soon as one of the elements sent says so.
 */
function rentOf({ rent, commercialRent, businessLease }: FeedListing) {
  if (businessLease !== undefined)
    return { amount: businessLease?.amount ?? null, period: businessLease?.period ?? null };
  if (commercialRent !== undefined)
    return { amount: commercialRent?.amount ?? null, period: 'year' as const };
  return rent === undefined ? undefined : { amount: rent?.amount ?? null, period: rent?.period ?? null };
}
