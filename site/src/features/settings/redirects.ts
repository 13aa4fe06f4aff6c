import type { CollectionConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { trimMarks } from '#site/server/trim-marks.ts';

/** Old addresses and where they lead now. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: { group: 'Website', useAsTitle: 'from', defaultColumns: ['from', 'to', 'kind'] },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  hooks: {
    afterChange: [({ doc }) => purge(['redirects', `redirect:${doc.from}`])],
    afterDelete: [({ doc }) => purge(['redirects', `redirect:${doc.from}`])],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'The old path on this website, e.g. /our-team/' },
      validate: (value: unknown) => checkPath(value),
      hooks: { beforeValidate: [({ value }) => normalisePath(value)] },
    },
    {
      name: 'to',
      type: 'text',
      admin: {
        description: 'A path on this website (/agents) or a full URL (https://…).',
      },
      validate: (value: unknown, { siblingData }: { siblingData?: { kind?: string } }) => {
        if (siblingData?.kind === '410') return true;
        return checkTarget(value);
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Permanent (301)' },
        { value: '302', label: 'Temporary (302)' },
        { value: '410', label: 'Gone (410)' },
      ],
    },
  ],
};

/** The form in which old addresses are kept and compared: decoded, without query and closing slash. */
export function normalisePath(value: unknown): string {
  const path =
    String(value ?? '')
      .trim()
      .split(/[?#]/)[0] ?? '';
  return path.length > 1 ? trimMarks({ text: path, marks: '/', start: false }) : path;
}

function checkPath(value: unknown): true | string {
  return /^\/(?!\/)/.test(String(value ?? '')) || 'Enter the old path starting with /, e.g. /our-team';
}

function checkTarget(value: unknown): true | string {
  const target = String(value ?? '');
  if (/^\/(?!\/)/.test(target)) return true;
  if (URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)) return true;
  return 'Enter a path starting with /, or a full URL with https://';
}
