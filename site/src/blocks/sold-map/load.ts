import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadChoice } from '#site/block-kit/listings/load-choice.ts';
import { pinsOfCards, withPrice } from '#site/features/listings/public/card-pins.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';
import type { SoldMapData, SoldMapProps } from './sold-map.tsx';

/** The results that staff chose, with a pin for each whose address visitors may know. */
export const load: BlockLoader<SoldMapProps, SoldMapData> = async ({ payload, props, context, now }) => {
  const { cards, expiresAt } = await loadChoice({
    payload,
    props,
    context,
    count: props.count,
    most: 60,
    now,
  });
  const [{ mapStyleUrl: styleUrl }, pins] = await Promise.all([
    loadSettings(payload),
    pinsOfCards(payload, cards.map(withPrice)),
  ]);
  return { data: { cards, map: placesMap({ pins, styleUrl, of: 'properties' }) }, expiresAt };
};
