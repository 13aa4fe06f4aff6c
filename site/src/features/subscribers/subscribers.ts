import type { CollectionConfig, Endpoint } from 'payload';
import { adminsOnly, nobody, readers } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { eraseKept } from './erasure.ts';
import { DEFAULT_QUIET_HOURS } from './quiet-hours-fields.ts';
import { SESSION_SECONDS } from './session-length.ts';

/** Payload's own account endpoints, closed because visitors use those of the website. */
const CLOSED: readonly [Endpoint['method'], string][] = [
  ['post', '/login'],
  ['post', '/logout'],
  ['post', '/refresh-token'],
  ['get', '/me'],
  ['get', '/init'],
  ['post', '/first-register'],
  ['post', '/forgot-password'],
  ['post', '/reset-password'],
  ['post', '/verify/:id'],
];

/**
 * A visitor who registered for alerts, or saved a search without an account: they have no password until they set one.
 * Visitors never reach this through Payload's REST API; routes act for them.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Visitors',
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'confirmedAt', 'createdAt'],
  },
  access: {
    admin: nobody as never,
    create: nobody,
    read: readers('visitors'),
    update: nobody,
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // Never: strangers could keep an account locked (033). Wrong passwords are limited per client.
    maxLoginAttempts: 1_000_000_000,
    // Milliseconds.
    lockTime: 1,
  },
  graphQL: false,
  hooks: {
    beforeDelete: [({ id }) => eraseKept(Number(id))],
  },
  endpoints: CLOSED.map(([method, path]) => ({
    method,
    path,
    handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
  })),
  fields: [
    {
      name: 'alerts',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/alerts/admin/subscriber-alerts.client.tsx#SubscriberAlerts' },
      },
    },
    // Visitors who saved a search without an account gave no name.
    { name: 'firstName', type: 'text', label: 'First name', maxLength: 80 },
    { name: 'lastName', type: 'text', label: 'Last name', maxLength: 80 },
    { name: 'mobile', type: 'text', maxLength: 30 },
    {
      name: 'hasPassword',
      type: 'checkbox',
      label: 'Has a password',
      defaultValue: false,
      admin: {
        readOnly: true,
        description: 'Without a password, subscribers receive alerts but can’t sign in.',
      },
    },
    {
      name: 'confirmedAt',
      type: 'date',
      label: 'Email address confirmed',
      admin: {
        readOnly: true,
        date: DAY_AND_TIME,
        description: 'When the email address was confirmed. No alerts are sent before.',
      },
    },
    {
      name: 'timeZone',
      type: 'text',
      label: 'Time zone',
      required: true,
      defaultValue: 'Australia/Sydney',
      admin: { description: 'Used for daily alerts and quiet hours, for example Australia/Perth.' },
    },
    // Hours in that time zone, 0 to 23; the same hour twice means no quiet hours.
    {
      name: 'quietFrom',
      type: 'number',
      label: 'Quiet hours from (hour, 0 to 23)',
      required: true,
      defaultValue: DEFAULT_QUIET_HOURS.from,
      min: 0,
      max: 23,
    },
    {
      name: 'quietUntil',
      type: 'number',
      label: 'Quiet hours until (hour, 0 to 23)',
      required: true,
      defaultValue: DEFAULT_QUIET_HOURS.until,
      min: 0,
      max: 23,
    },
    {
      name: 'unsubscribedAt',
      type: 'date',
      label: 'Unsubscribed',
      admin: {
        readOnly: true,
        date: DAY_AND_TIME,
        description: 'When all alerts were ended. No alerts are sent after.',
      },
    },
  ],
};
