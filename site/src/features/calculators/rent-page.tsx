import { type RentPeriod, rentAmounts } from '@frontage/finance';
import { AmountField } from './amount-field.tsx';
import { CalculatorForm, CalculatorPage, ChoiceField } from './calculator-parts.tsx';
import { centsText } from './money-text.ts';
import { readAmount } from './stamp-duty/number-text.ts';

const PERIODS: Readonly<Record<RentPeriod, string>> = {
  week: 'Week',
  fortnight: 'Fortnight',
  month: 'Month',
  year: 'Year',
};

const isPeriod = (text: string): text is RentPeriod => Object.hasOwn(PERIODS, text);

export type RentQuestion = { rent: string; per: RentPeriod; amount: number | null };

/** Reads a rent from an address, as people write it; `amount` is null where it is none. */
export function rentFromQuery(query: URLSearchParams): RentQuestion {
  const rent = query.get('rent')?.trim().slice(0, 40) ?? '650';
  const per = query.get('per') ?? 'week';
  const amount = readAmount(rent);
  return {
    rent,
    per: isPeriod(per) ? per : 'week',
    amount: typeof amount === 'number' && amount > 0 ? amount : null,
  };
}

/** `/calculators/rent`: one rent in the four ways it is stated. Works without JavaScript: the query is the form. */
export function RentPage({ question: { rent, per, amount } }: { question: RentQuestion }) {
  const amounts = amount === null ? null : rentAmounts({ rent: amount, per });
  return (
    <CalculatorPage
      title="Weekly and monthly rent"
      text="Rents are advertised by the week and often paid by the month. This is what one makes of the other."
    >
      <CalculatorForm action="/calculators/rent#rent-result">
        <AmountField
          id="rent-amount"
          name="rent"
          label="Rent"
          unit="$"
          value={rent}
          problem={amounts ? undefined : 'Enter the rent in digits, such as 650.'}
        />
        <ChoiceField id="rent-per" name="per" label="Per" options={Object.entries(PERIODS)} value={per} />
      </CalculatorForm>
      {amounts && (
        <section aria-labelledby="rent-result">
          <h2 id="rent-result" className="text-xl">
            That is
          </h2>
          <dl className="mt-2 max-w-md">
            {Object.entries(PERIODS).map(([period, label]) => (
              <div key={period} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-muted">{`Per ${label.toLowerCase()}`}</dt>
                <dd className="font-display text-2xl tabular-nums">
                  {centsText(amounts[period as RentPeriod])}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-prose-page text-sm text-muted">
            A month is a twelfth of a year of 365 days: the weekly rent divided by 7, times 365, divided by
            12.
          </p>
        </section>
      )}
    </CalculatorPage>
  );
}
