import { STATES } from '@frontage/duty/engine';
import { type BuyingCosts, INSURED_ABOVE } from '@frontage/finance';
import { AmountField } from '../amount-field.tsx';
import {
  AnswerLinks,
  AnswerNote,
  CalculatorForm,
  CalculatorPage,
  ChoiceField,
  FigureRows,
} from '../calculator-parts.tsx';
import { percentText } from '../figures/figure-calculator.ts';
import { dollarsText } from '../money-text.ts';
import { queryOfInputs } from '../stamp-duty/inputs-query.ts';
import { kindOptions, type Option } from '../stamp-duty/questions.ts';
import { type AmountName, type BuyingQuestion, OTHER_COSTS } from './buying-query.ts';

type Props = {
  question: BuyingQuestion;
  /** Null where the form has a problem. */
  costs: BuyingCosts | null;
};

export const BUYING_COSTS_PATH = '/calculators/cost-of-buying';

/** `/calculators/cost-of-buying`: the form, and the cash a purchase takes. Works without JavaScript: the query is the form. */
export function BuyingCostsPage({ question, costs }: Props) {
  return (
    <CalculatorPage
      title="Cost of buying"
      text="What a home costs besides its price, and the cash you need by settlement."
    >
      <BuyingForm question={question} />
      {costs ? <Result question={question} costs={costs} /> : <p>Correct the form to see the result.</p>}
    </CalculatorPage>
  );
}

const USES: Option[] = [
  ['primary', 'Live in it'],
  ['investment', 'Rent it out'],
];

function BuyingForm({ question: { fields, problems, purchase } }: Pick<Props, 'question'>) {
  const { inputs, kinds, firstHome } = purchase;
  const amount = (name: AmountName, label: string, hint?: string) => (
    <AmountField
      id={`buying-${name}`}
      name={name}
      label={label}
      unit="$"
      hint={hint || undefined}
      value={fields[name]}
      problem={problems[name]}
    />
  );
  const yes = firstHome.trueMeans;
  const firstHomeOptions: Option[] = [
    [yes === 'yes' ? 'no' : 'yes', 'No'],
    [yes === 'yes' ? 'yes' : 'no', 'Yes'],
  ];
  return (
    <CalculatorForm action={`${BUYING_COSTS_PATH}#buying-result`}>
      <Choice
        name="state"
        label="State or territory"
        options={STATES.map(({ state, name }) => [state, name])}
        value={inputs.state}
      />
      {amount('value', 'Price')}
      {amount('deposit', 'Deposit', 'What you pay towards the price yourself.')}
      <Choice name="use" label="You will" options={USES} value={inputs.use ?? 'primary'} />
      <Choice name="kind" label="You buy" options={kindOptions(kinds)} value={inputs.kind ?? 'established'} />
      <Choice
        name="firstHome"
        label={firstHome.text}
        options={firstHomeOptions}
        value={inputs.firstHome ? 'yes' : 'no'}
      />
      {OTHER_COSTS.map(({ name, label, hint }) => (
        <div key={name}>{amount(name, label, hint)}</div>
      ))}
    </CalculatorForm>
  );
}

const Choice = ({ name, ...asked }: { name: string; label: string; options: Option[]; value: string }) => (
  <ChoiceField id={`buying-${name}`} name={name} {...asked} />
);

function Result({ question, costs }: { question: BuyingQuestion; costs: BuyingCosts }) {
  const { cash, share } = costs;
  const money = (dollars: number | null) => (dollars === null ? 'Not known' : dollarsText(dollars));
  return (
    <section aria-labelledby="buying-result" className="min-w-0">
      <h2 id="buying-result" className="text-xl">
        Cash needed by settlement
      </h2>
      <p className="mt-1 font-display text-4xl">{money(cash === null ? null : Math.max(0, cash))}</p>
      <p className="mt-1 text-lg">
        {share === null
          ? 'The duty on this purchase can’t be worked out from these answers.'
          : `Buying costs of ${money(costs.costs)} are ${percentText(share)} of the price.`}
      </p>
      <FigureRows rows={rowsOf({ question, costs })} />
      {costs.loanToValue > INSURED_ABOVE && (
        <p className="mt-4 max-w-prose-page">
          {`You would borrow more than ${INSURED_ABOVE}% of the price. Most lenders then ask for mortgage insurance: ask yours for the amount, and enter it here unless it’s added to the loan.`}
        </p>
      )}
      <AnswerNote>
        Stamp duty and fees are those in force today. Your share of council rates, water and strata levies is
        not included, and a grant may be paid after settlement. The other amounts are examples: enter those
        you have been quoted. An estimate, not financial advice.
      </AnswerNote>
      <AnswerLinks links={linksOf({ question, costs })} />
    </section>
  );
}

function linksOf({
  question: { amounts, purchase },
  costs,
}: {
  question: BuyingQuestion;
  costs: BuyingCosts;
}) {
  const { inputs } = purchase;
  const duty = queryOfInputs({ ...inputs, value: amounts?.price ?? inputs.value });
  const loan = `price=${amounts?.price}&deposit=${amounts?.deposit}`;
  return [
    { href: `/calculators/stamp-duty?${duty}`, label: 'Stamp duty with every concession and source' },
    ...(costs.loan > 0 ? [{ href: `/calculators/home-loan?${loan}`, label: 'Calculate repayments' }] : []),
  ];
}

function rowsOf({ question, costs }: { question: BuyingQuestion; costs: BuyingCosts }) {
  const { amounts, purchase } = question;
  const { stampDuty, foreignDuty, transferFee, mortgageFee, totalGrants } = purchase.result;
  const row = (label: string, amount: number | null) => ({
    label,
    figure: amount === null ? 'Not known' : dollarsText(amount),
  });
  return [
    row('Deposit', amounts?.deposit ?? 0),
    row('Stamp duty', stampDuty),
    ...(foreignDuty === 0 ? [] : [row('Foreign buyers duty', foreignDuty)]),
    row('Transfer fee', transferFee),
    row('Mortgage registration fee', mortgageFee),
    ...(amounts?.others ?? [])
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }) => row(label, amount)),
    ...(totalGrants === 0 ? [] : [row('Less grants', totalGrants === null ? null : -totalGrants)]),
    row('Loan', costs.loan),
  ];
}
