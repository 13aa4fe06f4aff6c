import type { CollectionConfig } from 'payload';
import { adminsOnly, nobody, readers } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { ORIGINS, RUN_STATES } from './feed-run-choices.ts';

/** What staff can do with a file that is held. */
export const DECISIONS = [
  { value: 'apply', label: 'Applied' },
  { value: 'apply-without-withdrawals', label: 'Applied without withdrawals' },
  { value: 'discard', label: 'Discarded' },
] as const;
export type Decision = (typeof DECISIONS)[number]['value'];

/** States of a run that may have changed listings and changes none any more. */
export const PUT_BACK_STATES: readonly string[] = ['done', 'failed', 'interrupted'];

/** A column and filter of the list; on the page of an import the summary says it. */
const LIST_ONLY = { components: { Field: '/features/feeds/admin/nothing.tsx#Nothing' } };

const count = (name: string, label: string) => ({
  name,
  label,
  type: 'number' as const,
  defaultValue: 0,
  required: true,
  admin: LIST_ONLY,
});

/**
 * One import of one feed file: what it did, and every problem it met. The file itself is kept for 30 days where only the
 * operator can read it, since it names vendors (decision 105).
 */
export const feedRuns: CollectionConfig = {
  slug: 'feeds',
  labels: { singular: 'Feed import', plural: 'Feeds' },
  admin: {
    group: 'Property',
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'source', 'state', 'created', 'updated', 'problemCount', 'createdAt'],
    components: { beforeListTable: ['/features/feeds/admin/feed-upload.client.tsx#FeedUpload'] },
  },
  access: { create: nobody, read: readers('feeds'), update: nobody, delete: adminsOnly },
  graphQL: false,
  fields: [
    {
      name: 'summary',
      type: 'ui',
      admin: { components: { Field: '/features/feeds/admin/run-summary.tsx#RunSummary' } },
    },
    { name: 'fileName', type: 'text', label: 'File', required: true, admin: LIST_ONLY },
    { name: 'source', type: 'relationship', relationTo: 'feed-sources', admin: LIST_ONLY },
    { name: 'fileHash', type: 'text', index: true, admin: { hidden: true } },
    // What arrived together: its number for the sender, the SHA-256 of its content.
    { name: 'delivery', type: 'text', index: true, admin: { hidden: true } },
    { name: 'receivedHash', type: 'text', index: true, admin: { hidden: true } },
    // The earlier import whose file staff imported again with this one.
    { name: 'againOf', type: 'number', admin: { hidden: true } },
    // How often it was begun; a stop of the server begins it again.
    { name: 'starts', type: 'number', admin: { hidden: true } },
    {
      name: 'origin',
      type: 'select',
      required: true,
      admin: LIST_ONLY,
      options: [...ORIGINS],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      admin: LIST_ONLY,
      options: [...RUN_STATES],
    },
    {
      name: 'harm',
      type: 'json',
      admin: {
        condition: (data) => Boolean(data?.harm) || data?.state === 'quarantined',
        components: { Field: '/features/feeds/admin/on-demand.client.tsx#HeldRun' },
      },
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.decision) },
      fields: [
        { name: 'decision', type: 'select', options: [...DECISIONS] },
        { name: 'decidedBy', type: 'text', label: 'Decided by' },
        { name: 'decidedAt', type: 'date', label: 'Decided', admin: { date: DAY_AND_TIME } },
      ],
    },
    {
      name: 'putBack',
      type: 'ui',
      label: 'Put back as before this import',
      admin: {
        condition: (data) => PUT_BACK_STATES.includes(String(data?.state)),
        components: { Field: '/features/feeds/admin/put-back.client.tsx#PutBack' },
      },
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.putBackAt) },
      fields: [
        { name: 'putBackBy', type: 'text', label: 'Put back by' },
        { name: 'putBackAt', type: 'date', label: 'Put back', admin: { date: DAY_AND_TIME } },
        { name: 'putBackCount', type: 'number', label: 'Listings put back' },
      ],
    },
    {
      name: 'again',
      type: 'ui',
      label: 'Import again',
      admin: { components: { Field: '/features/feeds/admin/import-again.tsx#ImportAgain' } },
    },
    { name: 'heldUntil', type: 'date', admin: { hidden: true } },
    // Where the file lies.
    { name: 'received', type: 'json', admin: { hidden: true }, access: { read: () => false } },
    {
      name: 'listings',
      type: 'ui',
      admin: { components: { Field: '/features/feeds/admin/run-listings.tsx#RunListings' } },
    },
    count('created', 'New'),
    count('updated', 'Changed'),
    count('unchanged', 'Unchanged'),
    count('skipped', 'Older (ignored)'),
    count('quarantined', 'Quarantined listings'),
    count('imagesFetched', 'Pictures imported'),
    count('problemCount', 'Problems'),
    {
      name: 'problems',
      type: 'json',
      admin: { components: { Field: '/features/feeds/admin/problems-field.tsx#ProblemsField' } },
    },
    { name: 'finishedAt', type: 'date', label: 'Finished', admin: { ...LIST_ONLY, date: DAY_AND_TIME } },
  ],
};
