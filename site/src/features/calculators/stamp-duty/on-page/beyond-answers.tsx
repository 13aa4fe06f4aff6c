import type { Buyer, BuyersResult } from '@frontage/duty/buyers';
import { type State, stateName } from '@frontage/duty/engine';
import { lodging } from '@frontage/duty/lodging';
import { amountText, inTables, say } from '../say.ts';
import { BUYER_ROWS, buyerText, CASH_NOTE, LODGING_NOTE } from './beyond-text.ts';
import type { CashRow } from './cash-needed.ts';

/** What several buyers pay together, or what is wrong with their shares. */
export function BuyersAnswer({
  buyers,
  wrong,
  forBuyers,
}: {
  buyers: Buyer[];
  wrong?: string;
  forBuyers?: BuyersResult;
}) {
  if (buyers.length === 0) return null;
  return (
    <section>
      <h3>{say('For these buyers')}</h3>
      <ul>
        {buyers.map((buyer, index) => (
          <li key={index}>{buyerText(buyer, say)}</li>
        ))}
      </ul>
      {wrong && <p className="sd-problem">{problemText(wrong)}</p>}
      {forBuyers && (
        <>
          <dl className="sd-rows">
            {BUYER_ROWS.map(([key, label]) => (
              <div key={key}>
                <dt>{say(label)}</dt>
                <dd>{amountText(forBuyers[key])}</dd>
              </div>
            ))}
          </dl>
          {forBuyers.notes.map((note) => (
            <p key={note} {...inTables()}>
              {note}
            </p>
          ))}
        </>
      )}
    </section>
  );
}

/** With the sum of the shares apart, which is in the sentence. */
function problemText(problem: string): string {
  const [, before, share, after] = /^(The shares come to )([\d.]+)(%.*)$/.exec(problem) ?? [];
  return share ? say(`${before}{share}${after}`, { share }) : say(problem);
}

/** What must be there until settlement, and the sum. */
export function CashAnswer({ rows, state }: { rows: CashRow[]; state: State }) {
  return (
    <section>
      <h3>{say('Cash needed by settlement')}</h3>
      <dl className="sd-rows">
        {rows.map(({ label, amount, total }) => (
          <div key={label} className={total && 'sd-total'}>
            <dt>{say(label)}</dt>
            <dd>{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="sd-muted">
        {state === 'ACT' && `${say('Duty in the ACT is paid after settlement.')} `}
        {say(CASH_NOTE)}
      </p>
    </section>
  );
}

/** When the duty is due in a state, what is lodged, and where that was read. */
export function WhenDue({ state }: { state: State }) {
  const { due, form, sources } = lodging[state];
  return (
    <section>
      <h3>{say('When duty is due in {state}', { state: stateName(state) })}</h3>
      <p {...inTables()}>{due}</p>
      <h3>{say('What to lodge')}</h3>
      <p {...inTables()}>{form}</p>
      <p className="sd-muted">
        {say(LODGING_NOTE)} {say('Source:')}{' '}
        {sources.map(({ title, address }, index) => (
          <span key={address}>
            {index > 0 && '; '}
            <a href={address} rel="noreferrer" {...inTables()}>
              {title}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
}
