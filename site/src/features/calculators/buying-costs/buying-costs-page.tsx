import { STATES } from '@frontage/duty/engine';
import { type BuyingCosts, INSURED_ABOVE } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { dutyText } from '#site/messages/known-texts.ts';
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
  const { buying: texts, correct } = calculatorTexts();
  return (
    <CalculatorPage title={texts.name} text={texts.text}>
      <BuyingForm question={question} />
      {costs ? <Result question={question} costs={costs} /> : <p>{correct}</p>}
    </CalculatorPage>
  );
}

function BuyingForm({ question: { fields, problems, purchase } }: Pick<Props, 'question'>) {
  const { inputs, kinds, firstHome } = purchase;
  const texts = calculatorTexts().buying;
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
  const hints: Partial<Record<AmountName, string>> = texts.hints;
  const yes = firstHome.trueMeans;
  const firstHomeOptions: Option[] = [
    [yes === 'yes' ? 'no' : 'yes', texts.no],
    [yes === 'yes' ? 'yes' : 'no', texts.yes],
  ];
  return (
    <CalculatorForm action={`${BUYING_COSTS_PATH}#buying-result`}>
      <Choice
        name="state"
        label={texts.state}
        options={STATES.map(({ state, name }) => [state, name])}
        value={inputs.state}
      />
      {amount('value', texts.price)}
      {amount('deposit', texts.deposit, texts.depositHint)}
      <Choice
        name="use"
        label={texts.use}
        options={[
          ['primary', texts.uses.primary],
          ['investment', texts.uses.investment],
        ]}
        value={inputs.use ?? 'primary'}
      />
      <Choice
        name="kind"
        label={texts.kind}
        options={kindOptions(kinds).map(([kind, label]) => [kind, dutyText(label)])}
        value={inputs.kind ?? 'established'}
      />
      <Choice
        name="firstHome"
        label={dutyText(firstHome.text)}
        options={firstHomeOptions}
        value={inputs.firstHome ? 'yes' : 'no'}
      />
      {OTHER_COSTS.map(({ name }) => (
        <div key={name}>{amount(name, texts.others[name], hints[name])}</div>
      ))}
    </CalculatorForm>
  );
}

const Choice = ({ name, ...asked }: { name: string; label: string; options: Option[]; value: string }) => (
  <ChoiceField id={`buying-${name}`} name={name} {...asked} />
);

function Result({ question, costs }: { question: BuyingQuestion; costs: BuyingCosts }) {
  const { cash, share } = costs;
  const { buying: texts, notKnown } = calculatorTexts();
  const money = (dollars: number | null) => (dollars === null ? notKnown : dollarsText(dollars));
  return (
    <section aria-labelledby="buying-result" className="min-w-0">
      <h2 id="buying-result" className="text-xl">
        {texts.result}
      </h2>
      <p className="mt-1 font-display text-4xl">{money(cash === null ? null : Math.max(0, cash))}</p>
      <p className="mt-1 text-lg">
        {share === null ? texts.noDuty : texts.share(money(costs.costs), percentText(share))}
      </p>
      <FigureRows rows={rowsOf({ question, costs })} />
      {costs.loanToValue > INSURED_ABOVE && (
        <p className="mt-4 max-w-prose-page">{texts.insured(INSURED_ABOVE)}</p>
      )}
      <AnswerNote>{texts.note}</AnswerNote>
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
  const { links } = calculatorTexts();
  const duty = queryOfInputs({ ...inputs, value: amounts?.price ?? inputs.value });
  const loan = `price=${amounts?.price}&deposit=${amounts?.deposit}`;
  return [
    { href: `/calculators/stamp-duty?${duty}`, label: links.allDuty },
    ...(costs.loan > 0 ? [{ href: `/calculators/home-loan?${loan}`, label: links.repayments }] : []),
  ];
}

function rowsOf({ question, costs }: { question: BuyingQuestion; costs: BuyingCosts }) {
  const { amounts, purchase } = question;
  const { stampDuty, foreignDuty, transferFee, mortgageFee, totalGrants } = purchase.result;
  const { buying: texts, notKnown } = calculatorTexts();
  const row = (label: string, amount: number | null) => ({
    label,
    figure: amount === null ? notKnown : dollarsText(amount),
  });
  return [
    row(texts.deposit, amounts?.deposit ?? 0),
    row(texts.stampDuty, stampDuty),
    ...(foreignDuty === 0 ? [] : [row(texts.foreignDuty, foreignDuty)]),
    row(texts.transferFee, transferFee),
    row(texts.mortgageFee, mortgageFee),
    ...(amounts?.others ?? [])
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount }) => row(texts.others[name], amount)),
    ...(totalGrants === 0 ? [] : [row(texts.lessGrants, totalGrants === null ? null : -totalGrants)]),
    row(texts.loan, costs.loan),
  ];
}
