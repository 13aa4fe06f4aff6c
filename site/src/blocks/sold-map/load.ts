import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadChoice } from '#site/block-kit/listings/load-choice.ts';
import { positionsOf } from '#site/features/listings/public/positions-of.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
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
  const [{ mapStyleUrl: styleUrl }, positions] = await Promise.all([
    loadSettings(payload),
    positionsOf(
      payload,
      cards.map(({ id }) => id),
    ),
  ]);
  const pins = cards.flatMap(({ id, address, priceText }) => {
    const position = positions.get(id);
    return position ? [{ ...position, label: `${address.full}, ${priceText}` }] : [];
  });
  const label = pins.length === 1 ? (pins[0]?.label ?? '') : `${pins.length} properties`;
  return { data: { cards, pins, label, styleUrl }, expiresAt };
};
