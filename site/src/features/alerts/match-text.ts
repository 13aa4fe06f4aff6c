import { alertCriteriaTexts } from '#site/messages/alerts.ts';
import { countOf } from '#site/messages/formats.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import { type AlertEvent, isOfSales } from './alert-types.ts';

/** Counting stops here: “1,000 or more” is as useful as the number. */
const COUNTED = 1000;

/** The number of matches: `24 properties match now.`; of sales: `24 results on our website.` */
export function matchText({ total }: { total: number }, events: readonly AlertEvent[] = []): string {
  const texts = alertCriteriaTexts();
  const ofSales = isOfSales(events);
  if (total > 0) {
    const shown = total >= COUNTED ? texts.manyOrMore : countOf(total);
    return ofSales ? texts.results(shown, total) : texts.matches(shown, total);
  }
  return ofSales
    ? `${texts.noResults} ${mailPromise(texts.whenResults)}`
    : `${texts.noMatches} ${mailPromise(texts.whenMatches)}`;
}
