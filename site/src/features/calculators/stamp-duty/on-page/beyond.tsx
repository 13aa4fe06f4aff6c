import { type BuyersResult, buyersProblem, calculateForBuyers } from '@frontage/duty/buyers';
import type { StateTables } from '@frontage/duty/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Answer, BeyondProps } from '../answer.ts';
import { NumberField } from '../question-fields.tsx';
import { say } from '../say.ts';
import { BuyersAnswer, CashAnswer, WhenDue } from './beyond-answers.tsx';
import { type BeyondInputs, type BeyondProblems, beyondFromQuery, queryOfBeyond } from './beyond-query.ts';
import { beyondText } from './beyond-text.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { cashNeeded } from './cash-needed.ts';

/** What the server worked out from the address. */
export type BeyondStart = { inputs: BeyondInputs; problems: BeyondProblems; forBuyers?: BuyersResult };

/** What these buyers pay; undefined where none are entered or their shares do not fit. */
export function forBuyersOf(
  tables: StateTables[],
  { answer, inputs: { buyers } }: { answer: Answer; inputs: BeyondInputs },
): BuyersResult | undefined {
  if (buyers.length === 0 || buyersProblem(buyers)) return undefined;
  return calculateForBuyers({ input: answer.inputs, buyers }, tables);
}

/**
 * Cash needed, several buyers, when the duty is due and what to lodge, for the purchase above. Its fields belong to the
 * calculator’s form, so that all answers are sent together where no script runs.
 */
export function Beyond(props: BeyondProps & { start: BeyondStart }) {
  const { answer, shown, form, entries, tables, report, start } = props;
  const [{ inputs, problems }, setRead] = useState(start);
  const [unfolded] = useState(start.inputs.buyers.length > 0);
  const forBuyers = useMemo(
    () => (tables ? forBuyersOf(tables, { answer, inputs }) : start.forBuyers),
    [tables, answer, inputs],
  );
  const wrongShares = inputs.buyers.length > 0 ? buyersProblem(inputs.buyers) : undefined;
  const cash = cashNeeded({ amounts: forBuyers ?? answer.result, ...inputs });
  const text = shown ? beyondText({ answer, inputs, forBuyers, cash }) : '';
  const query = queryOfBeyond(inputs);
  useEffect(() => report({ text, query }), [text, query]);
  const change = () => setRead(beyondFromQuery(entries()));
  return (
    <div className="sd-beyond">
      <div className="sd-form" onChange={change}>
        <h2>{say('Cash you need')}</h2>
        <NumberField
          label={say('Deposit')}
          name="deposit"
          form={form}
          start={inputs.deposit}
          problem={problems.deposit}
        />
        <NumberField
          form={form}
          label={say('Lender’s mortgage insurance')}
          name="insurance"
          hint="Ask your lender for the amount. Leave it blank if it’s added to the loan."
          start={inputs.insurance}
          problem={problems.insurance}
        />
        <details className="sd-special" open={unfolded}>
          <summary>{say('Several buyers, a company or a trust')}</summary>
          <BuyerFields form={form} buyers={inputs.buyers} problems={problems} />
        </details>
        {!tables && (
          <button type="submit" form={form} className="sd-second">
            {say('Calculate')}
          </button>
        )}
      </div>
      {shown && (
        <div className="sd-beyond-answers">
          <BuyersAnswer buyers={inputs.buyers} wrong={wrongShares} forBuyers={forBuyers} />
          <CashAnswer rows={cash} state={answer.inputs.state} />
          <WhenDue state={answer.inputs.state} />
        </div>
      )}
    </div>
  );
}
