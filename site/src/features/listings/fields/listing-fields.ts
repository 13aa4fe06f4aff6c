import type { Field } from 'payload';
import { addressFields } from './address.ts';
import { WORKED_OUT_FIELDS, withFeedValues } from './feed-filled.ts';
import { fieldsAbout } from './listing-field.ts';
import { marketingFields } from './marketing.ts';
import { peopleFields } from './people.ts';
import { priceFields } from './price.ts';
import { propertyFields } from './property.ts';
import { statusFields } from './status.ts';

/** All fields of a listing, as the admin lays them out. */
export const listingFields: Field[] = withFeedValues([
  { name: 'title', type: 'text', index: true, admin: { hidden: true } },
  {
    name: 'duplicates',
    type: 'ui',
    label: 'Listed more than once',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/features/listings/admin/duplicate-notice.tsx#DuplicateNotice' },
    },
  },
  {
    name: 'actions',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/features/listings/admin/listing-actions.client.tsx#ListingActions' },
    },
  },
  {
    type: 'tabs',
    tabs: [
      { label: 'Address', fields: addressFields },
      { label: 'Price', fields: priceFields },
      { label: 'Property', fields: propertyFields },
      { label: 'Marketing', fields: marketingFields },
      {
        label: 'Feed history',
        admin: { condition: (data) => Boolean(data?.feedUniqueId) },
        fields: [
          {
            name: 'feedHistory',
            type: 'ui',
            label: 'Feed history',
            admin: {
              disableBulkEdit: true,
              disableListColumn: true,
              components: { Field: '/features/listings/admin/feed-history.tsx#FeedHistory' },
            },
          },
        ],
      },
    ],
  },
  {
    name: 'propertyClock',
    type: 'ui',
    label: 'Time zone',
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/features/listings/admin/property-time.client.tsx#PropertyClock' },
    },
  },
  {
    name: 'leads',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: {
        Field: {
          path: '/features/leads/inbox/admin/related-leads.client.tsx#RelatedLeads',
          clientProps: { by: 'listing' },
        },
      },
    },
  },
  ...statusFields,
  ...peopleFields,
]);

const about = fieldsAbout(listingFields);

/** What feeds say about each field, one by one. */
export const FEED_FIELDS = about.flatMap(({ name, about: { feed } }) => (feed ? [{ name, feed }] : []));

/** Whether feeds fill this field. */
export const isFeedField = (field: string): boolean =>
  WORKED_OUT_FIELDS.includes(field) || FEED_FIELDS.some(({ name }) => name === field);

/** The key facts of the listing's page, in their order. */
export const FACTS = about
  .flatMap(({ about: { fact } }) => (fact ? [fact] : []))
  .sort((a, b) => a.order - b.order);
