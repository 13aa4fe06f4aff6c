import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { changers, nobody, readers } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { newsletterEndpoints } from './newsletter-endpoints.ts';
import { INTERESTS, NEWSLETTER_STATES, PART_KINDS } from './newsletter-types.ts';

/** Emails a minute: mail servers of small agencies refuse more. */
const PER_MINUTE = { usual: 60, most: 600 };
const MOST_PARTS = 20;

/** What was sent stays as it was sent; it may go to the trash and come back. */
const refuseAfterSending: CollectionBeforeChangeHook = ({ data, originalDoc, operation, context }) => {
  if (operation === 'update' && Boolean(data.deletedAt) !== Boolean(originalDoc?.deletedAt)) {
    if (originalDoc?.state === 'sending')
      throw new APIError('This newsletter is being sent. Stop it first.', 409, undefined, true);
    return { ...originalDoc, deletedAt: data.deletedAt };
  }
  if (operation === 'update' && originalDoc?.state !== 'draft' && !context.isSending)
    throw new APIError('This newsletter has been sent. Duplicate it to write the next one.', 400);
  // A copy is a draft of its own.
  return operation === 'create' ? { ...data, state: 'draft', sentAt: null, html: null, text: null } : data;
};

const written = { access: { create: () => false, update: () => false } } as const;
const isOf =
  (...kinds: string[]) =>
  (_data: unknown, row: { kind?: string } | undefined) =>
    kinds.includes(row?.kind ?? 'text');

/** An email to the subscribers of the newsletter, made of parts that the website fills when it is sent. */
export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: {
    group: 'Visitors',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'sentAt', 'updatedAt'],
    description: 'Emails to confirmed subscribers. Each has an unsubscribe link; opening one is not tracked.',
    components: { beforeListTable: ['/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice'] },
  },
  access: {
    create: changers('website'),
    read: readers('website'),
    update: changers('website'),
    delete: changers('website'),
  },
  graphQL: false,
  defaultSort: '-createdAt',
  endpoints: newsletterEndpoints,
  hooks: { beforeChange: [refuseAfterSending] },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/newsletters/newsletter-actions.client.tsx#NewsletterActions' },
      },
    },
    { name: 'subject', type: 'text', label: 'Subject', required: true, maxLength: 150 },
    {
      name: 'preheader',
      type: 'text',
      label: 'Preview text',
      maxLength: 150,
      admin: { description: 'Shown after the subject in lists of emails.' },
    },
    {
      name: 'parts',
      type: 'array',
      label: 'Content',
      labels: { singular: 'Part', plural: 'Parts' },
      maxRows: MOST_PARTS,
      admin: {
        components: {
          RowLabel: {
            path: '/ui/admin/row-title.client.tsx#RowTitle',
            clientProps: { field: 'heading', empty: 'Part', kinds: PART_KINDS },
          },
        },
      },
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'text',
          options: Object.entries(PART_KINDS).map(([value, label]) => ({ value, label })),
          admin: { isClearable: false },
        },
        { name: 'heading', type: 'text', label: 'Heading', maxLength: 150 },
        {
          name: 'text',
          type: 'textarea',
          label: 'Text',
          admin: { description: 'An empty line starts a new paragraph.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'buttonText',
              type: 'text',
              label: 'Button text',
              admin: { condition: isOf('text') as never },
            },
            {
              name: 'buttonLink',
              type: 'text',
              label: 'Button link',
              validate: (value: unknown) =>
                !value ||
                /^(https?:\/\/|\/(?!\/))\S*$/.test(String(value)) ||
                'Enter an address that begins with https:// or /.',
              admin: { condition: isOf('text') as never },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'method',
              type: 'select',
              label: 'For sale or for rent',
              options: [
                { value: 'buy', label: 'For sale' },
                { value: 'rent', label: 'For rent' },
              ],
              admin: {
                condition: isOf('listings', 'openHomes') as never,
                description: 'Leave empty for both.',
              },
            },
            {
              name: 'count',
              type: 'number',
              label: 'How many',
              min: 1,
              max: 12,
              defaultValue: 4,
              admin: { condition: isOf('listings', 'openHomes', 'posts') as never, step: 1 },
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'interest',
          type: 'select',
          label: 'Send to',
          defaultValue: 'all',
          options: Object.entries(INTERESTS).map(([value, label]) => ({ value, label })),
          admin: {
            isClearable: false,
            description:
              'Buyers and tenants enquired about a listing; vendors and landlords asked for an appraisal.',
          },
        },
        {
          name: 'suburbs',
          type: 'text',
          hasMany: true,
          label: 'Suburbs',
          admin: {
            description:
              'Only subscribers whose enquiries or appraisals were about these suburbs. Leave empty for all.',
          },
        },
        {
          name: 'perMinute',
          type: 'number',
          label: 'Emails a minute, at most',
          min: 1,
          max: PER_MINUTE.most,
          defaultValue: PER_MINUTE.usual,
        },
      ],
    },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      defaultValue: 'draft',
      options: Object.entries(NEWSLETTER_STATES).map(([value, label]) => ({ value, label })),
      ...written,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: 'Sent',
      ...written,
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: DAY_AND_TIME,
        condition: (data) => Boolean(data?.sentAt),
      },
    },
    // As it was sent, with a mark in place of each subscriber's own unsubscribe link.
    { name: 'html', type: 'textarea', ...written, admin: { hidden: true, disableListColumn: true } },
    { name: 'text', type: 'textarea', ...written, admin: { hidden: true, disableListColumn: true } },
  ],
};

/** One newsletter owed to a subscriber. Its own queue entry; it stays, so that nobody gets it twice. */
export const newsletterMails: CollectionConfig = {
  slug: 'newsletter-mails',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['newsletter', 'subscriber'], unique: true }],
  fields: [
    // Ids; no relationships, because either may have been deleted.
    { name: 'newsletter', type: 'number', required: true },
    { name: 'subscriber', type: 'number', required: true },
    { name: 'state', type: 'text', required: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};
