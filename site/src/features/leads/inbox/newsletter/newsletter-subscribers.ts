import type { CollectionConfig } from 'payload';
import { adminsOnly, nobody, readers } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { endSubscriptionEndpoint } from './end-endpoint.ts';
import { newsletterExportEndpoint } from './export-endpoint.ts';

const fact = { components: { Field: '/features/leads/inbox/admin/fact-field.tsx#FactField' } };
const factAt = { ...fact, date: DAY_AND_TIME };

/**
 * Newsletter subscribers, one row for each address, and what they agreed to. Newsletters may only be sent to confirmed
 * addresses. The website writes it; staff may end a subscription.
 */
export const newsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Newsletter subscriber', plural: 'Newsletter subscribers' },
  admin: {
    group: 'Visitors',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'state', 'consentedAt', 'confirmedAt'],
    listSearchableFields: ['email', 'name', 'phone'],
    description:
      'People who signed up for the newsletter. Newsletters go to confirmed addresses. If you send with another system, include each one’s unsubscribe link from the CSV file.',
    components: {
      beforeListTable: [
        '/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice',
        '/features/leads/inbox/newsletter/newsletter-export.client.tsx#NewsletterExport',
      ],
    },
  },
  access: { create: nobody, read: readers('visitors'), update: nobody, delete: adminsOnly },
  graphQL: false,
  endpoints: [newsletterExportEndpoint, endSubscriptionEndpoint],
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, admin: fact },
    { name: 'name', type: 'text', admin: fact },
    { name: 'phone', type: 'text', admin: fact },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'pending', label: 'Waiting for confirmation' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'unsubscribed', label: 'Unsubscribed' },
      ],
      admin: fact,
    },
    { name: 'consentText', type: 'textarea', label: 'Consent text', admin: fact },
    { name: 'consentedAt', type: 'date', label: 'Signed up', required: true, admin: factAt },
    { name: 'page', type: 'text', label: 'Signed up on page', admin: fact },
    { name: 'confirmedAt', type: 'date', label: 'Confirmed', admin: factAt },
    { name: 'endedAt', type: 'date', label: 'Unsubscribed', admin: factAt },
    { name: 'endedBy', type: 'text', label: 'Unsubscribed by', admin: fact },
    {
      name: 'end',
      type: 'ui',
      admin: {
        components: { Field: '/features/leads/inbox/newsletter/end-subscription.client.tsx#EndSubscription' },
        condition: (data) => Boolean(data?.state) && data.state !== 'unsubscribed',
      },
    },
  ],
};
