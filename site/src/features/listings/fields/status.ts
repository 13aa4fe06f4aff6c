import type { Field } from 'payload';
import { DAY } from '#site/server/admin-dates.ts';
import { AUCTION_RESULT_NAMES } from '../terms/auction-results.ts';
import { CATEGORIES, METHODS } from '../terms/categories.ts';
import { daysListed } from '../terms/days-listed.ts';
import { listingField } from './listing-field.ts';

/** How the agency may sell it, as feeds say it. */
const AUTHORITIES = [
  { value: 'exclusive', label: 'Exclusive' },
  { value: 'auction', label: 'Auction' },
  { value: 'sale', label: 'For sale' },
  { value: 'setsale', label: 'Set sale date' },
  { value: 'open', label: 'Open' },
  { value: 'multilist', label: 'Multi-list' },
  { value: 'conjunctional', label: 'Conjunctional' },
  { value: 'tender', label: 'Tender' },
  { value: 'eoi', label: 'Expressions of interest' },
  { value: 'offers', label: 'Offers' },
  { value: 'forsale', label: 'For sale (commercial)' },
];

const sidebar = { position: 'sidebar' as const };

/** Where the listing stands, and where it came from. */
export const statusFields: Field[] = [
  listingField(
    {
      name: 'status',
      type: 'select',
      // Drafts have a `_status`, and PostgreSQL's type for that one is called enum_listings_status.
      enumName: 'enum_listings_market_status',
      required: true,
      defaultValue: 'current',
      index: true,
      options: [
        { value: 'current', label: 'Current' },
        { value: 'sold', label: 'Sold' },
        { value: 'leased', label: 'Leased' },
        { value: 'withdrawn', label: 'Withdrawn' },
        { value: 'offmarket', label: 'Off market' },
        { value: 'deleted', label: 'Deleted by the feed' },
      ],
      admin: sidebar,
    },
    { feed: (message) => message.status },
  ),
  {
    name: 'publishIncomplete',
    type: 'checkbox',
    label: 'Publish without pictures or text',
    admin: {
      ...sidebar,
      description: 'For coming soon properties. Address, price and agent are still required.',
    },
  },
  listingField(
    { name: 'underOffer', type: 'checkbox', label: 'Under offer / deposit taken', admin: sidebar },
    {
      feed: ({ underOffer, depositTaken }) =>
        underOffer === undefined && depositTaken === undefined
          ? undefined
          : Boolean(underOffer) || Boolean(depositTaken),
    },
  ),
  {
    name: 'method',
    type: 'select',
    required: true,
    defaultValue: 'buy',
    options: labelled(METHODS),
    admin: sidebar,
  },
  {
    name: 'category',
    type: 'select',
    required: true,
    defaultValue: 'residential',
    options: labelled(CATEGORIES),
    admin: sidebar,
  },
  listingField(
    {
      name: 'propertyType',
      type: 'text',
      label: 'Property type',
      admin: {
        ...sidebar,
        components: {
          Field: '/features/listings/admin/property-type-field.tsx#PropertyTypeField',
        },
      },
    },
    { fact: { order: 10, label: 'Property type', text: ({ propertyType }) => propertyType } },
  ),
  listingField(
    {
      name: 'authority',
      type: 'text',
      admin: {
        ...sidebar,
        components: {
          Field: {
            path: '/ui/admin/choice-text.client.tsx#ChoiceText',
            clientProps: { choices: AUTHORITIES },
          },
        },
      },
    },
    {
      fact: {
        order: 195,
        label: 'Method of sale',
        text: ({ authority, auctionResult }, channel) => {
          if (channel !== 'sold') return null;
          if (auctionResult?.startsWith('sold')) return AUCTION_RESULT_NAMES[auctionResult];
          return METHODS_OF_SALE[authority?.toLowerCase() ?? ''];
        },
      },
      // A listing has one of the two; either sent empty clears it.
      feed: ({ authority, commercialAuthority }) =>
        authority ??
        commercialAuthority ??
        (authority === null || commercialAuthority === null ? null : undefined),
    },
  ),
  listingField(
    {
      name: 'listedAt',
      type: 'date',
      label: 'Listed on',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        ...sidebar,
        date: DAY,
        description: 'With a date in the future, the listing is shown as coming soon until then.',
      },
    },
    {
      fact: {
        order: 200,
        label: 'Days on market',
        text: (listing, channel) =>
          channel === 'sold' || channel === 'leased' ? daysListed(listing)?.toLocaleString('en-AU') : null,
      },
    },
  ),
  {
    name: 'feedAgentId',
    type: 'text',
    label: 'Agency code in the feed',
    hooks: { beforeDuplicate: [() => null] },
    admin: { ...sidebar, readOnly: true, condition: (data) => Boolean(data?.feedAgentId) },
  },
  {
    name: 'feedUniqueId',
    type: 'text',
    label: 'Listing number in the feed',
    hooks: { beforeDuplicate: [() => null] },
    admin: { ...sidebar, readOnly: true, condition: (data) => Boolean(data?.feedUniqueId) },
  },
  {
    name: 'feedModTime',
    type: 'text',
    label: 'Last changed by the feed',
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      ...sidebar,
      readOnly: true,
      condition: (data) => Boolean(data?.feedModTime),
      components: {
        Field: '/ui/admin/local-time.tsx#LocalTime',
        Cell: '/ui/admin/local-time.tsx#LocalTimeCell',
      },
    },
  },
  {
    name: 'feedDiffers',
    type: 'checkbox',
    label: 'Differs from the feed',
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      ...sidebar,
      readOnly: true,
      disableBulkEdit: true,
      description: 'Fields marked “Feed” say something else here than in the feed.',
      condition: (data) => Boolean(data?.feedDiffers),
    },
  },
  {
    name: 'feedRun',
    type: 'number',
    label: 'Feed import number',
    // Changes saved here are not from the feed.
    hooks: { beforeChange: [() => null] },
    admin: { ...sidebar, readOnly: true, disableBulkEdit: true, condition: (data) => Boolean(data?.feedRun) },
  },
];

/** What the ways of selling are called, by the feed's own word. */
const METHODS_OF_SALE: Readonly<Record<string, string>> = {
  auction: 'Auction',
  exclusive: 'Private treaty',
  open: 'Private treaty',
  conjunctional: 'Private treaty',
  multilist: 'Private treaty',
  setsale: 'Set date sale',
  tender: 'Tender',
  eoi: 'Expressions of interest',
};

function labelled(values: readonly string[]) {
  return values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}
