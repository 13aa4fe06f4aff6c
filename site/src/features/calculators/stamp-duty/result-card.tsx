import { type DutyLine, type DutyResult, newYearText, stateName } from '@frontage/duty/engine';
import { useEffect, useRef, useState } from 'react';
import type { Answer, CalculatorProps } from './answer.ts';
import { answersGiven } from './answers-given.ts';
import { cardText, madeBy, NOT_ADVICE } from './card-text.ts';
import { FromTables } from './from-tables.tsx';
import type { Problems } from './purchase.ts';
import { agesOf, caveatsOf, type ResultRow, resultRows } from './result-rows.ts';
import { amountText, inTables, say, sayDay } from './say.ts';

/** What the purchase costs and brings, what is uncertain about it, and ways to keep the answer. */
export function ResultCard({
  answer,
  problems,
  stale,
  calculations,
  ownPage,
  awake,
  agency,
  today,
  provider,
  emailForm,
  query,
  addedText,
}: Pick<CalculatorProps, 'ownPage' | 'agency' | 'today' | 'provider' | 'emailForm'> & {
  answer: Answer;
  /** Of the address that shows this result again. */
  query: string;
  /** Paragraphs that the page adds to the copied text. */
  addedText: string;
  problems: Problems;
  /** The answer is to an earlier form, and only the server can give the next one. */
  stale: boolean;
  /** How often Calculate was clicked since the last change; each time the notice fades in. */
  calculations: number;
  awake: boolean;
}) {
  const { inputs, result } = answer;
  const wrong = Object.values(problems);
  const none =
    (wrong.length && wrong.map((one) => say(one)).join(' ')) ||
    (stale && say('Select Calculate to see the result.')) ||
    result.noRates;
  return (
    <section className="sd-result" aria-label={say('Result')}>
      {!none && <Paper answer={answer} agency={agency} today={today} />}
      <div className="sd-card">
        <p className="sd-eyebrow">
          <FromTables text={stateName(inputs.state)} />
        </p>
        {none ? (
          <p className="sd-none">{none}</p>
        ) : (
          <>
            <p className="sd-figure">
              {`${say('Stamp duty')} `}
              <strong>{amountText(result.stampDuty)}</strong>
            </p>
            <p className="sd-muted">
              {say('On {value}, contract of {date}, rates of {edition}', {
                value: amountText(inputs.value),
                date: sayDay(inputs.date),
                edition: editionUsed(result),
              })}
            </p>
            {newYearText(result) && (
              <p className="sd-caveats" {...inTables()}>
                {newYearText(result)}
              </p>
            )}
            <Rows result={result} rows={resultRows(answer)} />
          </>
        )}
        <p role="status" className="sd-status">
          {calculations > 0 && !wrong.length && (
            <span key={calculations}>{say('Changes made. The answer is up to date.')}</span>
          )}
        </p>
        <Said text={awake && !none ? `${say('Stamp duty')} ${amountText(result.stampDuty)}` : ''} />
        {!none && <Caveats lines={result.lines} />}
        <p className="sd-muted">{say(NOT_ADVICE)}</p>
        {awake && !none && (
          <Keep
            ownPage={ownPage}
            emailHref={emailForm && `${emailForm}?result=${encodeURIComponent(query)}`}
            link={() => `${ownPage ? ownAddress() : `${provider || location.origin}${PATH}`}?${query}`}
            text={(link) => cardText({ answer, agency, today, link, addedText })}
          />
        )}
      </div>
    </section>
  );
}

/** Tells screen readers a new answer once nobody has typed for a second; not the one that the page came with. */
function Said({ text }: { text: string }) {
  const [said, sayIt] = useState('');
  const hasFirst = useRef(false);
  useEffect(() => {
    const timer = hasFirst.current ? setTimeout(() => sayIt(text), 1000) : undefined;
    hasFirst.current ||= Boolean(text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sd-said">
      {said}
    </p>
  );
}

const PATH = '/calculators/stamp-duty';

/** In the language that it is read in. */
const ownAddress = () => location.origin + location.pathname;

/** That of the duty: an older one than the purchase's while its rates are not in. */
const editionUsed = ({ lines, edition }: DutyResult) =>
  lines.find(({ part }) => part === 'duty')?.edition ?? edition;

function Rows({ rows, result }: { rows: ResultRow[]; result: DutyResult }) {
  return (
    <dl className="sd-rows">
      {rows.map(({ key, label, amount, total }) => (
        <div key={key} className={total ? 'sd-total' : undefined}>
          <dt>
            <span>{say(label)}</span>
            {agesOf({ lines: result.lines, key, amount }).map((age) => (
              <small key={age} {...inTables()}>
                {age}
              </small>
            ))}
            {amount === null && <small {...inTables()}>{whyUnknown(result.lines, key)}</small>}
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
        <h3>{say('Good to know')}</h3>
        <ul {...inTables()}>
          {caveats.map((caveat) => (
            <li key={caveat}>{caveat}</li>
          ))}
        </ul>
      </div>
    )
  );
}

/** What is on paper in place of the form: who made the estimate, and every answer it is for. */
function Paper({ answer, ...made }: { answer: Answer; agency?: string; today: string }) {
  return (
    <div className="sd-paper">
      <h2>{say('Stamp duty estimate, {state}', { state: stateName(answer.inputs.state) })}</h2>
      <p>{madeBy(made, sayDay)}</p>
      <h3>{say('Answers given')}</h3>
      <dl className="sd-rows">
        {answersGiven(answer, sayDay).map(([question, text]) => (
          <div key={question}>
            <dt>{say(question)}</dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Copy and print; only where a script runs. */
function Keep({
  ownPage,
  emailHref,
  link,
  text,
}: {
  ownPage?: boolean;
  emailHref?: string;
  link: () => string;
  text: (link: string) => string;
}) {
  const [said, setSaid] = useState('');
  const copy = (text: string) =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid(say('Copied.')),
        () => setSaid(say('We couldn’t copy this automatically. Select the text and copy it.')),
      );
  return (
    <div className="sd-keep">
      <button type="button" onClick={() => copy(text(link()))}>
        {say('Copy as text')}
      </button>
      {ownPage && (
        <>
          <button type="button" onClick={() => copy(link())}>
            {say('Copy link')}
          </button>
          <button type="button" onClick={() => print()}>
            {say('Print')}
          </button>
        </>
      )}
      {emailHref && <a href={emailHref}>{say('Email me this')}</a>}
      <span role="status">{said}</span>
    </div>
  );
}
