import type { CollectionConfig } from 'payload';
import { adminsOnly, editorsAndAdmins, nobody } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';

/** What staff can do with a file that is held. */
export const DECISIONS = [
  { value: 'apply', label: 'Applied' },
  { value: 'apply-without-withdrawals', label: 'Applied without withdrawals' },
  { value: 'discard', label: 'Discarded' },
] as const;
export type Decision = (typeof DECISIONS)[number]['value'];

const count = (name: string, label: string) => ({
  name,
  label,
  type: 'number' as const,
  defaultValue: 0,
  required: true,
});

/**
 * One import of one feed file: what it did, and every problem it met. The file itself is kept only while it waits to be
 * imported or held, since it names vendors (decision 036).
 */
export const feedRuns: CollectionConfig = {
  slug: 'feeds',
  labels: { singular: 'Feed import', plural: 'Feeds' },
  admin: {
    group: 'Property',
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'state', 'created', 'updated', 'problemCount', 'createdAt'],
    components: { beforeListTable: ['/features/feeds/admin/feed-upload.client.tsx#FeedUpload'] },
  },
  access: { create: nobody, read: editorsAndAdmins, update: nobody, delete: adminsOnly },
  graphQL: false,
  fields: [
    { name: 'fileName', type: 'text', label: 'File', required: true },
    { name: 'fileHash', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'origin',
      type: 'select',
      required: true,
      options: [
        { value: 'upload', label: 'Uploaded in the admin' },
        { value: 'command', label: 'Command line' },
        { value: 'demo', label: 'Demo agency' },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'running', label: 'Running' },
        { value: 'held', label: 'On hold: needs a decision' },
        { value: 'done', label: 'Done' },
        { value: 'quarantined', label: 'Quarantined: nothing was changed' },
        { value: 'failed', label: 'Failed' },
        { value: 'interrupted', label: 'Interrupted' },
        { value: 'discarded', label: 'Discarded: nothing was changed' },
      ],
    },
    {
      name: 'harm',
      type: 'json',
      admin: {
        condition: (data) => Boolean(data?.harm),
        components: { Field: '/features/feeds/admin/held-run.client.tsx#HeldRun' },
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
    { name: 'heldUntil', type: 'date', admin: { hidden: true } },
    // Where the file lies while it waits or is held.
    { name: 'received', type: 'json', admin: { hidden: true }, access: { read: () => false } },
    {
      type: 'row',
      fields: [
        count('created', 'New'),
        count('updated', 'Changed'),
        count('unchanged', 'Unchanged'),
        count('skipped', 'Older (ignored)'),
        count('quarantined', 'Quarantined listings'),
        count('imagesFetched', 'Pictures imported'),
        count('problemCount', 'Problems'),
      ],
    },
    {
      name: 'problems',
      type: 'json',
      admin: { components: { Field: '/features/feeds/admin/problems-field.tsx#ProblemsField' } },
    },
    { name: 'finishedAt', type: 'date', label: 'Finished', admin: { date: DAY_AND_TIME } },
  ],
};
