import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { type StylePreset, stylePresetOf } from './style-preset.ts';

/** What pages with presets carry. */
export const STYLE_PRESETS_TAG = 'style-presets';

/** The agency's style presets by id; the same object until one changes. */
export const loadStylePresets = keepUntilPurged({
  tags: [STYLE_PRESETS_TAG],
  read: async (payload): Promise<ReadonlyMap<number, StylePreset>> => {
    const { docs } = await payload.find({
      collection: 'style-presets',
      sort: 'name',
      depth: 0,
      pagination: false,
    });
    return new Map(docs.map((doc) => [doc.id, stylePresetOf(doc)]));
  },
});
