import { COUNT_NAMES } from './feature-names.ts';
import type { FeedFeatures, FeedFlags } from './features.ts';
import { element, textElement } from './write-xml.ts';

/** `features`: counts, then what is there and what is not, then free words. */
export function writeFeatures(features: FeedFeatures | null): string {
  if (!features) return element('features');
  const { studio, otherFeatures, heating, hotWaterService, yearBuilt, yearLastRenovated } = features;
  const counts = COUNT_NAMES.map((name) => {
    const count = features[name];
    if (count === undefined) return '';
    return textElement(name, name === 'bedrooms' && studio ? 'Studio' : count);
  });
  return element(
    'features',
    {},
    [
      ...counts,
      writeFlags(features),
      heating === undefined ? '' : element('heating', { type: heating ?? '' }),
      hotWaterService === undefined ? '' : element('hotWaterService', { type: hotWaterService ?? '' }),
      otherFeatures === undefined ? '' : textElement('otherFeatures', otherFeatures?.join(', ') ?? null),
      yearBuilt === undefined ? '' : element('yearBuilt', { value: yearBuilt ?? '' }),
      yearLastRenovated === undefined ? '' : element('yearLastRenovated', { value: yearLastRenovated ?? '' }),
    ].join('') || '\n',
  );
}

/** One element for each thing that is there (`yes`) or is not (`no`). */
export const writeFlags = ({ flags, flagsOff }: FeedFlags): string =>
  [...flags.map((name) => textElement(name, true)), ...flagsOff.map((name) => textElement(name, false))].join(
    '',
  );
