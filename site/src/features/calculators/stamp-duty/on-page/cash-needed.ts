import type { BuyersAmounts } from '@frontage/duty/buyers';

/** One line of what a buyer must have ready, in dollars; `null` is not known. What brings money in is negative. */
export type CashRow = { label: string; amount: number | null; total?: true };

/**
 * What the buyers need in cash until settlement: deposit, duty, fees and the lender’s mortgage insurance, less grants.
 * Where the grants come to more, what is left of them.
 * The total is not known when a part of it is not. An amount left out is not counted and has no line.
 */
export function cashNeeded({
  amounts,
  deposit,
  insurance,
}: {
  amounts: BuyersAmounts;
  /** Dollars. */
  deposit?: number;
  /** Lender’s mortgage insurance that is paid and not borrowed, dollars. */
  insurance?: number;
}): CashRow[] {
  const { stampDuty, foreignDuty, transferFee, mortgageFee, totalGrants } = amounts;
  const rows: CashRow[] = [
    ...(deposit === undefined ? [] : [{ label: 'Deposit', amount: deposit }]),
    { label: 'Stamp duty', amount: stampDuty },
    ...(foreignDuty === 0 ? [] : [{ label: 'Foreign buyers duty', amount: foreignDuty }]),
    { label: 'Transfer fee', amount: transferFee },
    { label: 'Mortgage registration fee', amount: mortgageFee },
    ...(insurance === undefined ? [] : [{ label: 'Lender’s mortgage insurance', amount: insurance }]),
    ...(totalGrants === 0
      ? []
      : [{ label: 'Less grants', amount: totalGrants === null ? null : -totalGrants }]),
  ];
  const known = rows.every(({ amount }) => amount !== null);
  // In cents: dollars with cents do not add up exactly.
  const cents = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  if (known && cents < 0)
    return [...rows, { label: 'Left over from grants', amount: -cents / 100, total: true }];
  return [...rows, { label: 'Cash needed', amount: known ? cents / 100 : null, total: true }];
}
