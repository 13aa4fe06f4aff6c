import { dayText } from './edition.ts';
import type { DutyLine, DutyResult } from './result.ts';
import { stateName } from './states.ts';

/** How old the figures of a line are: "as published 5 October 2026". Undefined where no source has a date. */
export function ageText({ published }: Pick<DutyLine, 'published'>): string | undefined {
  return published && `as published ${dayText(published)}`;
}

/** "not confirmed for 2026-27", where the figures of a line are not known to hold in the year of the purchase. */
export function unconfirmedText({
  confirmed,
  purchaseEdition,
}: Pick<DutyLine, 'confirmed' | 'purchaseEdition'>): string | undefined {
  return confirmed ? undefined : `not confirmed for ${purchaseEdition}`;
}

type Aged = Parameters<typeof ageText>[0] & Parameters<typeof unconfirmedText>[0];

/** Both, with a comma between and, where there is anything to say, `before` in front. Empty where there is not. */
export function agesText(line: Aged, before = ''): string {
  const texts = [ageText(line), unconfirmedText(line)].filter(Boolean);
  return texts.length ? before + texts.join(', ') : '';
}

/** Where the purchase falls in a year whose duty rates are not in the tables yet: a sentence that says so. */
export function newYearText({ state, edition, lines }: DutyResult): string | undefined {
  const used = lines.find(({ part }) => part === 'duty')?.edition;
  return used && used < edition
    ? `The ${edition} rates for ${stateName(state)} are not available yet. This estimate uses the ${used} rates.`
    : undefined;
}
