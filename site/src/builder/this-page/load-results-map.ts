import type { BlockLoader } from '#site/block-kit/block.ts';
import type { ResultsMap } from '#site/block-kit/page-subject.ts';
import { positionsOf } from '#site/features/listings/public/positions-of.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';

/** Where the listings on this page of results are, as far as visitors may know. */
export const loadResultsMap: BlockLoader<Record<string, unknown>, ResultsMap | null> = async ({
  payload,
  context: { page },
}) => {
  if (page?.kind !== 'archive') return { data: null };
  const { cards } = page.view.result;
  const [{ mapStyleUrl: styleUrl }, positions] = await Promise.all([
    loadSettings(payload),
    positionsOf(
      payload,
      cards.map(({ id }) => id),
    ),
  ]);
  const pins = cards.flatMap(({ id, address }) => {
    const position = positions.get(id);
    return position && styleUrl ? [{ ...position, label: address.full }] : [];
  });
  const label = pins.length === 1 ? (pins[0]?.label ?? '') : `${pins.length} properties`;
  return { data: { kind: 'results-map', pins, label, styleUrl: styleUrl ?? '' } };
};
