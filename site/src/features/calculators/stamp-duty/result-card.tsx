import {
  type DutyLine,
  type DutyResult,
  dayText,
  dollarText,
  newYearText,
  stateName,
} from '@frontage/duty/engine';
import { useState } from 'react';
import type { Answer } from './answer.ts';
import { type Problems, queryOfInputs } from './inputs-query.ts';
import { agesOf, caveatsOf, type ResultRow, resultRows, resultText } from './result-rows.ts';

/** What the purchase costs and brings, what is uncertain about it, and ways to keep the answer. */
export function ResultCard({
  answer,
  problems,
  stale,
  presses,
  ownPage,
  awake,
}: {
  answer: Answer;
  problems: Problems;
  /** The answer is to an earlier form, and only the server can give the next one. */
  stale: boolean;
  /** How often Calculate was pressed since the last change; each time the notice fades in. */
  presses: number;
  ownPage?: boolean;
  awake: boolean;
}) {
  const { inputs, result } = answer;
  const wrong = Object.values(problems);
  const none =
    (wrong.length && wrong.join(' ')) || (stale && 'Press Calculate to see the answer.') || result.noRates;
  return (
    <section className="sd-result" aria-label="Result">
      <div className="sd-card">
        <p className="sd-eyebrow">{stateName(inputs.state)}</p>
        {none ? (
          <p className="sd-none">{none}</p>
        ) : (
          <>
            <p className="sd-figure">
              Stamp duty <strong>{amountText(result.stampDuty)}</strong>
            </p>
            <p className="sd-muted">
              On {dollarText(inputs.value)}, contract of {dayText(inputs.date)}, rates of{' '}
              {editionUsed(result)}
            </p>
            {newYearText(result) && <p className="sd-caveats">{newYearText(result)}</p>}
            <Rows result={result} rows={resultRows(answer)} />
          </>
        )}
        <p role="status" className="sd-status">
          {presses > 0 && !wrong.length && <span key={presses}>Changes made. The answer is up to date.</span>}
        </p>
        {!none && <Caveats lines={result.lines} />}
        <p className="sd-muted">
          This is an estimate, not advice. Check with your conveyancer or the revenue office before you rely
          on it.
        </p>
        {awake && !none && <Keep answer={answer} ownPage={ownPage} />}
      </div>
    </section>
  );
}

/** That of the duty: an older one than the purchase's while its rates are not in. */
const editionUsed = ({ lines, edition }: DutyResult) =>
  lines.find(({ part }) => part === 'duty')?.edition ?? edition;

const amountText = (amount: number | null) => (amount === null ? 'Not known' : dollarText(amount));

function Rows({ rows, result }: { rows: ResultRow[]; result: DutyResult }) {
  return (
    <dl className="sd-rows">
      {rows.map(({ key, label, amount, total }) => (
        <div key={key} className={total ? 'sd-total' : undefined}>
          <dt>
            <span>{label}</span>
            {agesOf({ lines: result.lines, key, amount }).map((age) => (
              <small key={age}>{age}</small>
            ))}
            {amount === null && <small>{whyUnknown(result.lines, key)}</small>}
          </dt>
          <dd>{amountText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A concession that is not known is said at the duty, which then is not known either. */
function whyUnknown(lines: DutyLine[], key: string): string | undefined {
  if (key === 'concession') return undefined;
  const parts = key === 'stampDuty' ? ['dutiableValue', 'duty', 'concession'] : [key];
  return lines.find(({ part, amount }) => parts.includes(part) && amount === null)?.caveats.at(-1);
}

function Caveats({ lines }: { lines: DutyLine[] }) {
  const caveats = caveatsOf(lines);
  return (
    caveats.length > 0 && (
      <div className="sd-caveats">
        <h3>Good to know</h3>
        <ul>
          {caveats.map((caveat) => (
            <li key={caveat}>{caveat}</li>
          ))}
        </ul>
      </div>
    )
  );
}

/** Copy and print; only where a script runs. */
function Keep({ answer, ownPage }: { answer: Answer; ownPage?: boolean }) {
  const [said, setSaid] = useState('');
  const copy = (text: string) =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid('Copied.'),
        () => setSaid('This browser does not let pages copy. Select the text and copy it.'),
      );
  return (
    <div className="sd-keep">
      <button type="button" onClick={() => copy(resultText(answer))}>
        Copy as text
      </button>
      {ownPage && (
        <>
          <button
            type="button"
            onClick={() => copy(`${location.origin}${location.pathname}?${queryOfInputs(answer.inputs)}`)}
          >
            Copy link
          </button>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
