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
 * The index over the criteria of active alerts: a row for each suburb an alert asks for, or one with '' where it asks
 * for none. All that a listing is compared with stands in the row, so that matching reads nothing else.
 */
export const alertTargets: CollectionConfig = {
  slug: 'alert-targets',
  ...hidden,
  indexes: [{ fields: ['suburbKey', 'method', 'category', 'minPrice', 'maxPrice'] }, { fields: ['alert'] }],
  fields: [
    number('alert'),
    number('subscriber'),
    text('suburbKey'),
    // 1: the suburbs around it as well.
    number('surrounding'),
    text('method'),
    // '' for any; likewise tenure. Types and uses are lower-case words between bars, '' for any.
    text('category'),
    number('minPrice'),
    number('maxPrice'),
    // Each event of interest is a bit.
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
    // The more urgent of two alerts of one person takes the entry: 0 instant, 1 daily, 2 weekly.
    number('urgency'),
    // Epoch ms. Earlier events are none of its business.
    number('since'),
  ],
};

/** One thing that happened to one listing and is to be told to one subscriber, once, whichever alerts it matched. */
export const alertEntries: CollectionConfig = {
  slug: 'alert-entries',
  ...hidden,
  indexes: [
    // What one event writes lies together in each index: thousands of rows at scattered places would take long.
    { fields: ['listing', 'event', 'subscriber'], unique: true },
    { fields: ['state', 'dueAt'] },
    { fields: ['state', 'alert'] },
  ],
  fields: [
    number('alert'),
    number('subscriber'),
    number('listing'),
    // Number of the listing event, and what the message needs of it.
    number('event'),
    text('kind'),
    { name: 'detail', type: 'json', required: true },
    // Epoch ms: when it happened, and from when on it is to be sent (absent: not worked out yet).
    number('at'),
    { name: 'dueAt', type: 'number' },
    // new, waiting, gathered, sent or dropped
    text('state'),
    { name: 'batch', type: 'text' },
  ],
};

/** One message owed to a subscriber, made of the entries with its batch and alert. The rows are the queue. */
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
    // As every queue of server/queue.
    text('state'),
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};

/** One request to confirm an alert, owed to the address it is for. Its own queue entry; its link is signed when it is sent. */
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
