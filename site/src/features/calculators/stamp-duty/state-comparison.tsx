import { dollarText, stateName } from '@frontage/duty/engine';
import type { Answer } from './answer.ts';

const text = (amount: number | null) => (amount === null ? 'Not known' : dollarText(amount));

/** The same purchase in every state and territory. */
export function StateComparison({ answer: { inputs, states } }: { answer: Answer }) {
  return (
    <div className="sd-comparison">
      <table>
        <caption>The same purchase in every state and territory</caption>
        <thead>
          <tr>
            {['State', 'Stamp duty', 'Total fees', 'Grants'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, stampDuty, totalFees, totalGrants }) => (
            <tr key={state} aria-current={state === inputs.state || undefined}>
              <th scope="row">
                <abbr title={stateName(state)}>{state}</abbr>
              </th>
              {[stampDuty, totalFees, totalGrants].map((amount, index) => (
                <td key={index}>{text(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
