import type { DutyInput } from '@frontage/duty/engine';
import { queryOfInputs } from './inputs-query.ts';

/** The purchases counted since the page was opened, as their addresses. */
const countedHere = new Set<string>();

/**
 * Counts a result that the visitor saw with the provider, each purchase once as long as the page is open: what was
 * asked and on which site, nothing about who asked.
 *
 * @param counted what was counted so far
 */
export function sendStatistic(
  { provider, inputs }: { provider: string; inputs: DutyInput },
  counted: Set<string> = countedHere,
): void {
  const purchase = queryOfInputs(inputs);
  if (counted.has(purchase)) return;
  counted.add(purchase);
  const { value, state, use, firstHome, kind } = inputs;
  navigator.sendBeacon?.(
    `${provider}/duty/v1/statistic`,
    JSON.stringify({
      property_value: value,
      state,
      property_type: use === 'investment' ? 2 : 1,
      first_home_buyer: firstHome ? 1 : 2,
      are_you_purchasing: kind === 'new' ? 1 : kind === 'established' ? 2 : 3,
      url: location.origin,
    }),
  );
}
