import { type RentPeriod, rentAmounts } from '@frontage/finance';
import { Button } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { AmountField } from './amount-field.tsx';
import { CalculatorHead } from './calculator-head.tsx';
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
    <>
      <CalculatorHead
        title="Weekly and monthly rent"
        text="Rents are advertised by the week and often paid by the month. This is what one makes of the other."
      />
      <Container className="grid gap-x-14 gap-y-10 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <form
          method="get"
          action="/calculators/rent#rent-result"
          className="grid content-start gap-5 print:hidden"
        >
          <AmountField
            id="rent-amount"
            name="rent"
            label="Rent"
            unit="$"
            value={rent}
            problem={amounts ? undefined : 'Enter the rent in digits, such as 650.'}
          />
          <div>
            <label htmlFor="rent-per" className={labelStyle}>
              Per
            </label>
            <select id="rent-per" name="per" defaultValue={per} className={selectStyle}>
              {Object.entries(PERIODS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit" variant="accent">
            Calculate
          </Button>
        </form>
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
      </Container>
    </>
  );
}
