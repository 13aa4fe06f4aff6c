import { dayText, stateName } from '@frontage/duty/engine';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { RATES_PATH, ratesPath, stateOfPath } from '#site/features/calculators/rates/rate-paths.ts';
import { RatesOverview, StateRatesPage } from '#site/features/calculators/rates/rates-pages.tsx';
import { ratesSummaries, stateRates } from '#site/features/calculators/rates/state-rates.ts';
import { nextMidnight } from '#site/features/listings/public/inspection-times.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { notFound } from './not-found.tsx';
import type { PageRoute } from './page-route.ts';

/** Until an edition is published, and at most until tomorrow: then other rates may be in force. */
const kept = (now: number) => ({
  kind: { name: 'calculators' as const },
  tags: ['duty-tables' as const, 'settings' as const],
  expiresAt: nextMidnight({ now, zone: 'Australia/Sydney' }),
});

/** `/calculators/stamp-duty/rates` */
export const stampDutyRates: PageRoute = async ({ site }) => {
  const now = Date.now();
  const date = dayInSydney(now);
  const states = ratesSummaries({ tables: await loadDutyTables(site.payload), date });
  return {
    head: {
      title: 'Stamp duty rates',
      description:
        'Current stamp duty, concessions, grants and fees in each Australian state and territory, with sources and publication dates.',
      canonical: RATES_PATH,
    },
    body: <RatesOverview states={states} date={date} />,
    ...kept(now),
  };
};

/** `/calculators/stamp-duty/rates/{state}` */
export const stampDutyStateRates: PageRoute = async (input) => {
  const now = Date.now();
  const date = dayInSydney(now);
  const state = stateOfPath(input.c.req.param('state'));
  const rates = state && stateRates({ tables: await loadDutyTables(input.site.payload), state, date });
  if (!rates) return notFound(input);
  const name = stateName(rates.state);
  return {
    head: {
      title: `Stamp duty rates: ${name}`,
      description: `Stamp duty, concessions, grants and fees in ${name} on ${dayText(date)}, with sources and publication dates.`,
      canonical: ratesPath(rates.state),
    },
    body: <StateRatesPage rates={rates} />,
    ...kept(now),
  };
};
