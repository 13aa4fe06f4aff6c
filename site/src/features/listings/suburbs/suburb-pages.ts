import type { CollectionConfig, PayloadRequest } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { resolveSuburbs } from '../search/find-suburbs.ts';
import { loadSearchOptions } from '../search/search-options.ts';
import { suburbLabel } from '../search/suburbs.ts';
import { suburbOfKey } from './find-suburb.ts';

/** The tag of what staff write about suburbs. */
export const SUBURB_PAGES_TAG = 'suburb-pages';

/** What staff add to the page of a suburb. The page itself is there for every suburb with listings. */
export const suburbPages: CollectionConfig = {
  slug: 'suburb-pages',
  labels: { singular: 'Suburb page', plural: 'Suburb pages' },
  admin: {
    group: 'Website',
    useAsTitle: 'suburb',
    defaultColumns: ['suburb', 'picture', 'updatedAt'],
    description:
      'Every suburb with current or past listings has a page of its own. Add a text and a picture to it here.',
  },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  graphQL: false,
  hooks: {
    afterChange: [() => purge([SUBURB_PAGES_TAG])],
    afterDelete: [() => purge([SUBURB_PAGES_TAG])],
  },
  fields: [
    {
      name: 'suburb',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 120,
      admin: { description: 'Name, state and postcode, for example Newtown NSW 2042.' },
      hooks: { beforeChange: [({ value, req }) => written({ text: String(value), req })] },
      validate: async (value: unknown, { req }: { req: PayloadRequest }) => {
        const key = await keyOf({ text: String(value ?? ''), req });
        return key ? true : 'Enter one suburb with its state and postcode, for example Newtown NSW 2042.';
      },
    },
    {
      name: 'key',
      type: 'text',
      index: true,
      admin: { hidden: true },
      hooks: {
        beforeChange: [({ siblingData, req }) => keyOf({ text: String(siblingData.suburb ?? ''), req })],
      },
    },
    {
      name: 'text',
      type: 'textarea',
      label: 'About the suburb',
      maxLength: 5000,
      admin: { rows: 8, description: 'Leave an empty line between paragraphs.' },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'At the top of the page, and when the page is shared.' },
    },
  ],
};

/** The key of the one suburb that a text means; undefined where it means none or several. */
async function keyOf({ text, req }: { text: string; req: PayloadRequest }): Promise<string | undefined> {
  const { keys, unknown } = resolveSuburbs({ ...(await loadSearchOptions(req.payload)), text });
  return keys.length === 1 && unknown.length === 0 ? keys[0] : undefined;
}

/** The suburb as all of them are written. */
async function written({ text, req }: { text: string; req: PayloadRequest }): Promise<string> {
  const key = await keyOf({ text, req });
  const suburb = key && suburbOfKey(await loadSearchOptions(req.payload), key);
  return suburb ? suburbLabel(suburb) : text;
}
