/** Views and conversions of a version. */
export type Tally = { shown: number; converted: number };

/** The least views and conversions of each version for a result. */
const FEWEST_SHOWN = 100;
const FEWEST_OF_EACH = 5;

/** The difference in standard errors that occurs by chance in one of twenty tests. */
const CLEAR = 1.96;

/** The result of a test as a sentence for staff. */
export function comparisonInWords({ first, other }: { first: Tally; other: Tally }): string {
  if (Math.min(first.shown, other.shown) < FEWEST_SHOWN)
    return `Not enough data: each version needs at least ${FEWEST_SHOWN} views.`;
  const did = first.converted + other.converted;
  const all = first.shown + other.shown;
  const share = Math.min(did / all, 1);
  const least = Math.min(first.shown, other.shown) * Math.min(share, 1 - share);
  if (least < FEWEST_OF_EACH)
    return did === 0
      ? 'Not enough data: there are no conversions yet.'
      : 'Not enough data: wait for more conversions.';
  const [own, others] = [rateOf(first), rateOf(other)];
  const error = Math.sqrt(share * (1 - share) * (1 / first.shown + 1 / other.shown));
  const distance = Math.abs(own - others) / error;
  if (distance < CLEAR)
    return 'No clear difference: the result may be chance. Wait for more visitors, or keep the version you prefer.';
  const [better, worse, name] =
    own > others ? [own, others, 'This version'] : [others, own, 'The other version'];
  const more =
    worse === 0
      ? 'while the one against it did for nobody'
      : `${Math.round((better / worse - 1) * 100)} % more often`;
  return `${name} performs better: ${more}. The result is statistically significant (95%).`;
}

/** Conversions per view, from 0 to 1. Limited because a visitor may convert twice, or after midnight. */
const rateOf = ({ shown, converted }: Tally): number => (shown === 0 ? 0 : Math.min(converted / shown, 1));

/** “3.4 %”; a dash if it was never shown. */
export const rateText = (tally: Tally): string =>
  tally.shown === 0
    ? '–'
    : `${(rateOf(tally) * 100).toLocaleString('en-AU', { maximumFractionDigits: 1 })} %`;
