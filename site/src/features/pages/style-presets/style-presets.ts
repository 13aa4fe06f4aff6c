import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { inWords, placesEndpoint, usedInField } from '#site/features/settings/library-file.ts';
import { DELETE_USED } from '#site/features/settings/library-places.ts';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { recordOf } from '#site/ui/record-of.ts';
import type { DesignRules } from '../design-field.ts';
import { STYLE_PRESETS_TAG } from './load-style-presets.ts';
import { placesOfPreset } from './places-of-preset.ts';

const CALLED = 'style preset';
const uses = { called: CALLED, placesOf: placesOfPreset };

/** Styles of blocks under names of the agency's own, saved in the page builder. A change shows on every page at once. */
export const stylePresets = ({ cleanStyle }: Pick<DesignRules, 'cleanStyle'>): CollectionConfig => ({
  slug: 'style-presets',
  labels: { singular: 'Style preset', plural: 'Style presets' },
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Styles with a name, for any block. Save one in the page builder: right-click a block, then “Save as style preset”.',
  },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  graphQL: false,
  endpoints: [placesEndpoint('style-presets', uses)],
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => {
        const block = String(data.block ?? originalDoc?.block ?? '');
        return data.style === undefined
          ? data
          : { ...data, style: cleanStyle({ block, values: data.style }) };
      },
    ],
    beforeDelete: [refuseUsed],
    afterChange: [() => purge([STYLE_PRESETS_TAG])],
    afterDelete: [() => purge([STYLE_PRESETS_TAG])],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      validate: (value: unknown) => Boolean(String(value ?? '').trim()) || 'Enter a name.',
    },
    {
      name: 'block',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { hidden: true },
      validate: (value: unknown) =>
        Boolean(value) || 'Save style presets in the page builder: right-click a block.',
    },
    {
      name: 'style',
      type: 'json',
      required: true,
      admin: { hidden: true },
      validate: (value: unknown) =>
        Object.keys(recordOf(value)).length > 0 || 'This block has no style of its own yet. Change it first.',
    },
    usedInField({ collection: 'style-presets', called: CALLED }),
  ],
});

/** Blocks without their preset would change unnoticed, so staff are asked first. */
async function refuseUsed({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]): Promise<void> {
  if (!req.user || req.query?.[DELETE_USED] === 'yes') return;
  const places = await placesOfPreset({ payload: req.payload, id: Number(id) });
  if (places.length === 0) return;
  throw new APIError(
    `This ${CALLED} is used in ${inWords(places)}. Open it to see where, or to delete it anyway.`,
    409,
    undefined,
    true,
  );
}
