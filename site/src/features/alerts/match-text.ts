/** Counting stops here: “1,000 or more” is as useful as the number. */
const COUNTED = 1000;

/** The number of matches: `24 properties match now.` */
export function matchText({ total }: { total: number }): string {
  if (total === 0) return 'No properties match right now. We’ll email you when one does.';
  if (total === 1) return '1 property matches now.';
  return `${total >= COUNTED ? '1,000 or more' : total} properties match now.`;
}
