/** A number on its way, as it is written: `share` (0 to 1) of the way from the one to the other. */
export function countText({
  from,
  to,
  share,
  decimals,
  grouped = true,
}: {
  from: number;
  to: number;
  share: number;
  decimals: number;
  /** With a comma for each thousand. */
  grouped?: boolean;
}): string {
  // The end is what was set, not what floating point makes of it.
  const number = share >= 1 ? to : from + (to - from) * Math.max(0, share);
  return new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  }).format(number);
}
