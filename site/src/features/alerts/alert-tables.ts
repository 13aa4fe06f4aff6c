import type { CollectionConfig, Field } from 'payload';
import { nobody } from '#site/server/access.ts';

const hidden = {
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
} as const;

const number = (name: string): Field => ({ name, type: 'number', required: true });
const text = (name: string): Field => ({ name, type: 'text', required: true });

/**
 * The index over the criteria of active alerts: a row for each suburb of an alert, or one with '' for any suburb. A row
 * contains everything a listing is compared with, so that matching reads nothing else.
 */
export const alertTargets: CollectionConfig = {
  slug: 'alert-targets',
  ...hidden,
  indexes: [{ fields: ['suburbKey', 'method', 'category', 'minPrice', 'maxPrice'] }, { fields: ['alert'] }],
  fields: [
    number('alert'),
    number('subscriber'),
    text('suburbKey'),
    // 1: also surrounding suburbs.
    number('surrounding'),
    text('method'),
    // '' for any; likewise tenure. Types and uses are lowercase words between bars, '' for any.
    text('category'),
    number('minPrice'),
    number('maxPrice'),
    // One bit for each event.
    number('events'),
    text('types'),
    number('beds'),
    number('baths'),
    number('cars'),
    number('minLand'),
    number('maxLand'),
    number('minArea'),
    number('maxArea'),
    text('tenure'),
    text('uses'),
    // Of two alerts of one subscriber the more urgent gets the entry: 0 instant, 1 daily, 2 weekly.
    number('urgency'),
    // Epoch ms. Earlier events are ignored.
    number('since'),
  ],
};

/** One event of a listing for one subscriber, sent once even if it matched several alerts. */
export const alertEntries: CollectionConfig = {
  slug: 'alert-entries',
  ...hidden,
  indexes: [
    // The rows of one event are adjacent in each index: thousands of scattered writes would be slow.
    { fields: ['listing', 'event', 'subscriber'], unique: true },
    { fields: ['state', 'dueAt'] },
    { fields: ['state', 'alert'] },
  ],
  fields: [
    number('alert'),
    number('subscriber'),
    number('listing'),
    // Id of the listing event, and the values that the email needs.
    number('event'),
    text('kind'),
    { name: 'detail', type: 'json', required: true },
    // Epoch ms: when it happened, and when it is due (absent: not calculated yet).
    number('at'),
    { name: 'dueAt', type: 'number' },
    // new, waiting, gathered, sent, outbox (no mail server) or dropped
    text('state'),
    { name: 'batch', type: 'text' },
  ],
};

/** One email to a subscriber, composed of the entries with its batch and alert. The rows are the queue. */
export const alertDigests: CollectionConfig = {
  slug: 'alert-digests',
  ...hidden,
  timestamps: true,
  indexes: [
    { fields: ['state', 'dueAt'] },
    { fields: ['batch', 'alert'], unique: true },
    { fields: ['alert'] },
  ],
  fields: [
    text('batch'),
    number('alert'),
    number('subscriber'),
    // Columns of every queue (server/queue).
    text('state'),
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};

/** One confirmation email for an alert, in its own queue. Its link is signed when it is sent. */
export const alertConfirmations: CollectionConfig = {
  slug: 'alert-confirmations',
  ...hidden,
  timestamps: true,
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['alert'] }],
  fields: [
    number('alert'),
    number('subscriber'),
    // As every queue of server/queue.
    text('state'),
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};
