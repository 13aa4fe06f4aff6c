import { mailPromise } from '#site/server/sends-mail.ts';
import { type AlertEvent, isOfSales } from './alert-types.ts';

/** Counting stops here: “1,000 or more” is as useful as the number. */
const COUNTED = 1000;

/** The number of matches: `24 properties match now.`; of sales: `24 results on our website.` */
export function matchText({ total }: { total: number }, events: readonly AlertEvent[] = []): string {
  const shown = total >= COUNTED ? '1,000 or more' : total;
  if (isOfSales(events)) {
    if (total === 0) return `We have no results to show yet. ${mailPromise('We’ll email you when we do.')}`;
    return total === 1 ? '1 result on our website.' : `${shown} results on our website.`;
  }
  if (total === 0) return `No properties match right now. ${mailPromise('We’ll email you when one does.')}`;
  return total === 1 ? '1 property matches now.' : `${shown} properties match now.`;
}
