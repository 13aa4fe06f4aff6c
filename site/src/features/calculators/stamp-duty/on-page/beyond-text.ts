import type { Buyer, BuyersResult } from '@frontage/duty/buyers';
import { dollarText, stateName } from '@frontage/duty/engine';
import { lodging } from '@frontage/duty/lodging';
import type { Answer } from '../answer.ts';
import type { BeyondInputs } from './beyond-query.ts';
import type { CashRow } from './cash-needed.ts';

/** What several buyers change, in its order. */
export const BUYER_ROWS = [
  ['stampDuty', 'Stamp duty'],
  ['foreignDuty', 'Foreign buyers duty'],
  ['totalFees', 'Total fees'],
  ['totalGrants', 'Total grants'],
] as const;

export const CASH_NOTE =
  'Also allow for your conveyancer, inspections, lender fees, and council and water rates up to settlement. A grant may be paid later.';
export const LODGING_NOTE = 'This is for a standard contract. Ask your conveyancer for your due date.';

const KINDS = { person: 'A person', company: 'A company', trust: 'A trust' };

/** "A person, 50%, first home buyer". */
export function buyerText(
  { kind, share, firstHome, foreign }: Buyer,
  say: (english: string) => string = (english) => english,
): string {
  return [
    say(KINDS[kind]),
    `${Number((share * 100).toFixed(2))}%`,
    ...(firstHome ? [say('first home buyer')] : []),
    ...(foreign ? [say('foreign purchaser')] : []),
  ].join(', ');
}

/** The same as paragraphs, for the copied text and the email. */
export function beyondText({
  answer,
  inputs,
  forBuyers,
  cash,
}: {
  answer: Answer;
  inputs: BeyondInputs;
  forBuyers?: BuyersResult;
  cash: CashRow[];
}): string {
  const { state } = answer.inputs;
  const amount = (dollars: number | null) => (dollars === null ? 'Not known' : dollarText(dollars));
  const { due, form, sources } = lodging[state];
  return [
    ...(forBuyers
      ? [
          [
            'For these buyers',
            ...inputs.buyers.map((buyer) => buyerText(buyer)),
            ...BUYER_ROWS.map(([key, label]) => `${label}: ${amount(forBuyers[key])}`),
            ...forBuyers.notes,
          ],
        ]
      : []),
    [
      'Cash needed by settlement',
      ...cash.map(({ label, amount: dollars }) => `${label}: ${amount(dollars)}`),
      CASH_NOTE,
    ],
    [
      `When duty is due in ${stateName(state)}`,
      due,
      `What to lodge: ${form}`,
      LODGING_NOTE,
      sources.map(({ title, address }) => `${title} (${address})`).join('; '),
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
