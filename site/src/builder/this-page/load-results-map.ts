import type { BlockLoader } from '#site/block-kit/block.ts';
import type { ResultsMap } from '#site/block-kit/page-subject.ts';
import { pinsOfCards, withPrice } from '#site/features/listings/public/card-pins.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';

/** Where the listings on this page of results are, as far as visitors may know. */
export const loadResultsMap: BlockLoader<Record<string, unknown>, ResultsMap | null> = async ({
  payload,
  context: { page },
}) => {
  if (page?.kind !== 'archive') return { data: null };
  const { cards } = page.view.result;
  const [{ mapStyleUrl: styleUrl }, pins] = await Promise.all([
    loadSettings(payload),
    pinsOfCards(payload, cards.map(withPrice)),
  ]);
  const map = placesMap({ pins, styleUrl, of: 'properties' });
  return { data: { kind: 'results-map', ...(map ?? { pins: [], label: '', styleUrl: '' }) } };
};
