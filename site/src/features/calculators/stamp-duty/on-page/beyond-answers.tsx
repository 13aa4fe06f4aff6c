import type { Buyer, BuyersResult } from '@frontage/duty/buyers';
import { dollarText, type State, stateName } from '@frontage/duty/engine';
import { lodging } from '@frontage/duty/lodging';
import { BUYER_ROWS, buyerText, CASH_NOTE, LODGING_NOTE } from './beyond-text.ts';
import type { CashRow } from './cash-needed.ts';

const amountText = (amount: number | null) => (amount === null ? 'Not known' : dollarText(amount));

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
      <h3>For these buyers</h3>
      <ul>
        {buyers.map((buyer, index) => (
          <li key={index}>{buyerText(buyer)}</li>
        ))}
      </ul>
      {wrong && <p className="sd-problem">{wrong}</p>}
      {forBuyers && (
        <>
          <dl className="sd-rows">
            {BUYER_ROWS.map(([key, label]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{amountText(forBuyers[key])}</dd>
              </div>
            ))}
          </dl>
          {forBuyers.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
    </section>
  );
}

/** What must be there until settlement, and the sum. */
export function CashAnswer({ rows, state }: { rows: CashRow[]; state: State }) {
  return (
    <section>
      <h3>Cash needed by settlement</h3>
      <dl className="sd-rows">
        {rows.map(({ label, amount, total }) => (
          <div key={label} className={total && 'sd-total'}>
            <dt>{label}</dt>
            <dd>{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="sd-muted">
        {state === 'ACT' && 'Duty in the ACT is paid after settlement. '}
        {CASH_NOTE}
      </p>
    </section>
  );
}

/** When the duty is due in a state, what is lodged, and where that was read. */
export function WhenDue({ state }: { state: State }) {
  const { due, form, sources } = lodging[state];
  return (
    <section>
      <h3>When duty is due in {stateName(state)}</h3>
      <p>{due}</p>
      <h3>What to lodge</h3>
      <p>{form}</p>
      <p className="sd-muted">
        {LODGING_NOTE} Source:{' '}
        {sources.map(({ title, address }, index) => (
          <span key={address}>
            {index > 0 && '; '}
            <a href={address} rel="noreferrer">
              {title}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
}
