import {
  agesText,
  type DutyLine,
  dayText,
  dollarText,
  type Source,
  type State,
  stepText,
} from '@frontage/duty/engine';
import { ratesPath } from '../rates/rate-paths.ts';
import { sourcesOf } from './card-text.ts';
import { inTables, pagePath, say } from './say.ts';

/** Each line of the answer with its steps, its rule and where it was read. `provider` is the origin of the rates' pages. */
export function Working({ lines, state, provider }: { lines: DutyLine[]; state: State; provider: string }) {
  return (
    <details className="sd-working">
      <summary>{say('How this was calculated')}</summary>
      {lines.map((line) => (
        <section key={line.id} {...inTables()}>
          <h3>
            {line.label} <span>{amountText(line)}</span>
          </h3>
          {takesOff(line) && line.working.length > 0 && <p>Remaining duty:</p>}
          {line.working.length > 0 && (
            <ol>
              {line.working.map((step, index) => (
                <li key={index}>{stepText(step)}</li>
              ))}
            </ol>
          )}
          <p>{line.rule}</p>
          {line.caveats.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="sd-muted">
            Rates of {line.edition}, in force from {dayText(line.from)}
            {agesText(line, ', ')}. Source:{' '}
            {sourcesOf(line).map((source, index) => (
              <SourceLink key={source.address} source={source} first={index === 0} />
            ))}
            . <a href={`${provider}${pagePath(ratesPath(state, line.id))}`}>All figures of {line.label}</a>
          </p>
        </section>
      ))}
    </details>
  );
}

/** The steps of these lines lead to what is left to pay; the line itself is what comes off. */
const takesOff = ({ part }: DutyLine) => part === 'concession' || part === 'victorianDiscount';

const amountText = (line: DutyLine) =>
  line.amount === null
    ? 'Not known'
    : takesOff(line) && line.amount > 0
      ? `${dollarText(line.amount)} off`
      : dollarText(line.amount);

const SourceLink = ({ source: { title, address, published }, first }: { source: Source; first: boolean }) => (
  <>
    {!first && '; '}
    <a href={address} rel="noreferrer">
      {title}
    </a>
    {published && `, published ${dayText(published)}`}
  </>
);
