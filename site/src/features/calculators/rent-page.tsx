import { type RentPeriod, rentAmounts } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { AmountField } from './amount-field.tsx';
import { CalculatorForm, CalculatorPage, ChoiceField } from './calculator-parts.tsx';
import { centsText } from './money-text.ts';
import { readAmount } from './stamp-duty/number-text.ts';

const PERIODS = ['week', 'fortnight', 'month', 'year'] as const satisfies readonly RentPeriod[];

const isPeriod = (text: string): text is RentPeriod => PERIODS.some((period) => period === text);

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
  const texts = calculatorTexts().rent;
  return (
    <CalculatorPage title={texts.name} text={texts.text}>
      <CalculatorForm action="/calculators/rent#rent-result">
        <AmountField
          id="rent-amount"
          name="rent"
          label={texts.rent}
          unit="$"
          value={rent}
          problem={amounts ? undefined : texts.problem('650')}
        />
        <ChoiceField
          id="rent-per"
          name="per"
          label={texts.per}
          options={PERIODS.map((period) => [period, texts.periods[period]])}
          value={per}
        />
      </CalculatorForm>
      {amounts && (
        <section aria-labelledby="rent-result">
          <h2 id="rent-result" className="text-xl">
            {texts.result}
          </h2>
          <dl className="mt-2 max-w-md">
            {PERIODS.map((period) => (
              <div key={period} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-muted">{texts.perPeriod[period]}</dt>
                <dd className="font-display text-2xl tabular-nums">{centsText(amounts[period])}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-prose-page text-sm text-muted">{texts.note}</p>
        </section>
      )}
    </CalculatorPage>
  );
}
