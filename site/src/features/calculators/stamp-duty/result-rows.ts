import { agesText, type DutyLine, type DutyResult } from '@frontage/duty/engine';
import type { Answer } from './answer.ts';

/** One row of the result, in dollars; `null` is not known. */
export type ResultRow = { key: keyof DutyResult; label: string; amount: number | null; total?: boolean };

/** The rows a buyer sees. Foreign duty and what was taken off are there only where there is such a thing. */
export function resultRows({ inputs, result }: Answer): ResultRow[] {
  const has = (part: string) => result.lines.some((line) => line.part === part);
  const row = (key: AmountKey, label: string, total?: boolean) => ({
    key,
    label,
    amount: result[key],
    total,
  });
  return [
    row('stampDuty', 'Stamp duty'),
    ...(result.concession === 0 ? [] : [row('concession', 'Concession, already taken off')]),
    ...(result.victorianDiscount ? [row('victorianDiscount', 'Victorian discount, already taken off')] : []),
    ...(inputs.foreign && has('foreignDuty') ? [row('foreignDuty', 'Foreign buyers duty')] : []),
    row('transferFee', 'Transfer fee'),
    row('mortgageFee', 'Mortgage registration fee'),
    row('totalFees', 'Total fees', true),
    row('fhog', 'First home owner grant'),
    row('otherGrants', 'Other grants'),
    row('totalGrants', 'Total grants', true),
  ];
}

/**
 * How old the figures behind a row are and whether they hold in the year of the purchase, each sentence once: "as
 * published 5 October 2026, not confirmed for 2026-27". Empty for totals and for what is not known. The row of the duty names no concession's age:
 * that ends at the concession.
 */
export function agesOf({
  lines,
  key,
  amount,
}: Pick<ResultRow, 'key' | 'amount'> & { lines: DutyLine[] }): string[] {
  if (amount === null) return [];
  const part = key === 'stampDuty' ? 'duty' : key;
  const ages = lines
    .filter((line) => line.part === part && line.amount !== null)
    .map((line) => agesText(line));
  return [...new Set(ages)].filter(Boolean);
}

/** Everything uncertain about these lines, each thing once, after the names of the lines it is about. */
export function caveatsOf(lines: DutyLine[]): string[] {
  const about = new Map<string, Set<string>>();
  for (const { label, caveats } of lines)
    for (const caveat of caveats) about.set(caveat, (about.get(caveat) ?? new Set()).add(label));
  return [...about].map(([caveat, labels]) => `${[...labels].join(', ')}: ${caveat}`);
}

type AmountKey = {
  [Key in keyof DutyResult]-?: DutyResult[Key] extends number | null ? Key : never;
}[keyof DutyResult];
