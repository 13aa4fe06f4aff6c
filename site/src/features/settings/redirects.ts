import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { purge } from '#site/server/purge.ts';
import { circleOf, type IsServed, shadowOf } from './check-redirect.ts';
import { linkField } from './menu-fields.ts';
import { exportRedirectsEndpoint, importRedirectsEndpoint } from './redirect-files.ts';
import { isPattern, normalisePath, splitQuery } from './redirect-path.ts';

/** Old addresses and where they lead now. `isServed` says whether a page is at an address. */
export const redirects = (isServed: IsServed): CollectionConfig => ({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Website',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'kind', 'hits', 'lastHitAt'],
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/features/settings/admin/redirect-files.client.tsx#RedirectFiles'] },
  },
  endpoints: [exportRedirectsEndpoint, importRedirectsEndpoint],
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  hooks: {
    beforeChange: [makeRoom],
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
      admin: {
        description:
          'The old path on this website, e.g. /our-team. With a query, e.g. /page?id=3, only addresses with that query are redirected; without one, all of them are. /blog/* covers /blog and everything below it, except pages that exist and paths with a redirect of their own.',
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        checkPath(value) ?? shadowOf({ from: value, req, isServed }),
      hooks: { beforeValidate: [({ value }) => normalisePath(value)] },
    },
    {
      name: 'to',
      type: 'text',
      admin: {
        description:
          'A path on this website (/agents) or a full URL (https://…). From /blog/* to /news/*, the rest of the path goes along.',
        components: { Field: linkField },
      },
      validate: (
        value: unknown,
        { siblingData, req }: { siblingData?: { kind?: string; from?: string }; req: PayloadRequest },
      ) => {
        if (siblingData?.kind === '410') return true;
        return checkTarget(value, siblingData?.from) ?? circleOf({ from: siblingData?.from, to: value, req });
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
    {
      type: 'row',
      fields: [
        {
          name: 'hits',
          type: 'number',
          label: 'Used',
          defaultValue: 0,
          access: { create: () => false, update: () => false },
          admin: { readOnly: true },
        },
        {
          name: 'lastHitAt',
          type: 'date',
          label: 'Last used',
          access: { create: () => false, update: () => false },
          admin: { readOnly: true, date: DAY_AND_TIME },
        },
      ],
    },
  ],
});

/** An address has one redirect; one in the trash gives way to another. */
const makeRoom: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.from === originalDoc?.from) return data;
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ from: { equals: data.from } }, { deletedAt: { exists: true } }] },
    trash: true,
    depth: 0,
    req,
  });
  return data;
};

function checkPath(value: unknown): string | undefined {
  if (!/^\/(?!\/)/.test(String(value ?? ''))) return 'Enter the old path starting with /, e.g. /our-team';
  if (!hasStarAtItsEnd(value) || String(value).startsWith('/*'))
    return 'Enter * only once and at the end, below a path: /blog/*';
  return String(value).length > 500 ? 'Enter a path of up to 500 characters.' : undefined;
}

function checkTarget(value: unknown, from: unknown): string | undefined {
  const target = String(value ?? '');
  if (splitQuery(target)[0].includes('*') && !(hasStarAtItsEnd(target) && isPattern(normalisePath(from))))
    return 'Enter * only at the end, below a path (/news/*), and only where the old path has one too.';
  if (/^\/(?!\/)/.test(target)) return undefined;
  if (URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)) return undefined;
  return 'Enter a path starting with /, or a full URL with https://';
}

/** An address has no star, or one that stands for all that is below its path. */
const hasStarAtItsEnd = (address: unknown): boolean => /^[^*]*(?<=\/)\*$|^[^*]*$/.test(String(address));
