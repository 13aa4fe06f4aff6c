import type { BlockLoader } from '#site/block-kit/block.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { listingPurchase } from '#site/features/calculators/listing-duty.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { answerOf, type CalculatorProps } from '#site/features/calculators/stamp-duty/answer.ts';
import { inputsFromQuery } from '#site/features/calculators/stamp-duty/inputs-query.ts';
import { nextMidnight } from '#site/features/listings/public/inspection-times.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { StampDutyProps } from './stamp-duty.tsx';

/** The first answer, by the rates of today: tomorrow there may be others. */
export const load: BlockLoader<StampDutyProps, CalculatorProps> = async ({
  payload,
  props,
  context: { page },
  now,
}) => {
  const today = dayInSydney(now);
  const [tables, { agencyName }] = await Promise.all([loadDutyTables(payload), loadSettings(payload)]);
  // On the page of a property for sale: its own, by the price that visitors read there.
  const listing = page?.kind === 'listing' && page.listing.method === 'buy' ? page.listing : undefined;
  const value = wholeWithin({ value: props.value, min: 1, max: 100_000_000 });
  const purchase = listing
    ? listingPurchase({ listing, tables })
    : new URLSearchParams({ state: props.state, value: String(value) });
  const { inputs, problems } = inputsFromQuery(purchase, { today });
  return {
    data: {
      first: answerOf(tables, inputs),
      ...(Object.keys(problems).length > 0 && { problems, unanswered: true }),
      today,
      agency: agencyName,
      provider: '',
    },
    expiresAt: nextMidnight({ now, zone: 'Australia/Sydney' }),
  };
};
