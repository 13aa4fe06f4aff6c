import { stateName } from '@frontage/duty/engine';
import type { Answer } from './answer.ts';
import { amountText, inTables, say } from './say.ts';

/** The same purchase in every state and territory. */
export function StateComparison({ answer: { inputs, states } }: { answer: Answer }) {
  return (
    <div className="sd-comparison">
      <table>
        <caption>{say('The same purchase in every state and territory')}</caption>
        <thead>
          <tr>
            {['State', 'Stamp duty', 'Total fees', 'Grants'].map((title) => (
              <th key={title} scope="col">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, stampDuty, totalFees, totalGrants }) => (
            <tr key={state} aria-current={state === inputs.state || undefined}>
              <th scope="row">
                <abbr title={stateName(state)} {...inTables()}>
                  {state}
                </abbr>
              </th>
              {[stampDuty, totalFees, totalGrants].map((amount, index) => (
                <td key={index}>{amountText(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
