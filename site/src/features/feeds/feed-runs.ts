import type { CollectionConfig } from 'payload';
import { adminsOnly, editorsAndAdmins, nobody } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';

const count = (name: string, label: string) => ({
  name,
  label,
  type: 'number' as const,
  defaultValue: 0,
  required: true,
});

/** One import of one feed file: what it did, and every problem it met. The file itself is not kept: it names vendors. */
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
    { name: 'fileName', type: 'text', required: true },
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
      options: [
        { value: 'running', label: 'Running' },
        { value: 'done', label: 'Done' },
        { value: 'quarantined', label: 'Quarantined: nothing was changed' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    {
      type: 'row',
      fields: [
        count('created', 'New'),
        count('updated', 'Changed'),
        count('unchanged', 'Unchanged'),
        count('skipped', 'Older, ignored'),
        count('quarantined', 'Quarantined listings'),
        count('imagesFetched', 'Pictures taken in'),
        count('problemCount', 'Problems'),
      ],
    },
    {
      name: 'problems',
      type: 'json',
      admin: { components: { Field: '/features/feeds/admin/problems-field.tsx#ProblemsField' } },
    },
    { name: 'finishedAt', type: 'date', admin: { date: DAY_AND_TIME } },
  ],
};
