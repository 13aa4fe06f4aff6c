import type { DutyInput } from '@frontage/duty/engine';

/** Counts a calculation with the provider: what was asked and on which site, nothing about who asked. */
export function sendStatistic(provider: string, { value, state, use, firstHome, kind }: DutyInput): void {
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
