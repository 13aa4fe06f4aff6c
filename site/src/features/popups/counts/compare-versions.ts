/** How often a version was shown, and how often its visitor did what it is for. */
export type Tally = { shown: number; converted: number };

/** Fewer than this of either kind, in either version, say nothing yet. */
const FEWEST_SHOWN = 100;
const FEWEST_OF_EACH = 5;

/** A difference as large as this, in standard errors, comes about by chance in one test of twenty. */
const CLEAR = 1.96;

/** What two versions' tallies mean, in words for whoever has to decide. */
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

/** The share of those who saw it, from 0 to 1. A visitor may do it twice, or a day may end in between. */
const rateOf = ({ shown, converted }: Tally): number => (shown === 0 ? 0 : Math.min(converted / shown, 1));

/** “3.4 %”; a dash where it was never shown. */
export const rateText = (tally: Tally): string =>
  tally.shown === 0
    ? '–'
    : `${(rateOf(tally) * 100).toLocaleString('en-AU', { maximumFractionDigits: 1 })} %`;
