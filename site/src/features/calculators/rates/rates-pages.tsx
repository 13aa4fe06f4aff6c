import { ageText, dayText, editionOf, type Source, type Table, unconfirmedText } from '@frontage/duty/engine';
import type { InForce } from '@frontage/duty/staff';
import { Container } from '#site/ui/container.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { CalculatorHead } from '../calculator-head.tsx';
import { wholeYears } from '../stamp-duty/say.ts';
import { buyerTexts } from './buyer-text.ts';
import { type FormulaText, formulaText, ownScale } from './formula-text.ts';
import { RATES_PATH, ratesPath } from './rate-paths.ts';
import type { RatesSummary, StateRates } from './state-rates.ts';
import { ruleGroups, tableOn } from './table-groups.ts';

const CALCULATOR = '/calculators/stamp-duty';
const LINK = 'underline decoration-accent underline-offset-4 hover:decoration-current';

/** `/calculators/stamp-duty/rates`: the states, and how much of each is confirmed for the year. */
export function RatesOverview({ states, date }: { states: RatesSummary[]; date: string }) {
  return (
    <>
      <CalculatorHead
        printed
        title="Stamp duty rates"
        text={`Rates used by the calculator for contracts signed on ${dayText(date)}, with the source and date of each.`}
        links={
          <a href={CALCULATOR} className={LINK}>
            Stamp duty calculator
          </a>
        }
      />
      <Container className="py-10 md:py-14">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {states.map(({ state, name, count, unconfirmed }) => (
            <li key={state} className="border-t border-outline/40 pt-4">
              <h2 className="text-xl">
                <a href={ratesPath(state)} className={LINK}>
                  {name}
                </a>
              </h2>
              <p className="mt-1">
                {count} rates in force.{' '}
                {unconfirmed.length === 0
                  ? `All are confirmed for ${editionOf(date)}.`
                  : `Not confirmed for ${editionOf(date)}: ${unconfirmed.join(', ')}.`}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

/** `/calculators/stamp-duty/rates/{state}`: every rate in force, where it was read, how old that is, what is not known. */
export function StateRatesPage({ rates }: { rates: StateRates }) {
  const { state, name, date, schemes, later, ended, gaps } = rates;
  return (
    <>
      <CalculatorHead
        printed
        title={`Stamp duty rates: ${name}`}
        text={`Every rate used by the calculator for contracts signed on ${dayText(date)}, with its source and publication date.`}
        links={
          <>
            <a href={`${CALCULATOR}?state=${state}`} className={LINK}>
              Calculate an amount
            </a>
            <a href={RATES_PATH} className={LINK}>
              Other states and territories
            </a>
          </>
        }
      />
      <Container className="py-10 md:py-14">
        <nav aria-label="Rates on this page">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {schemes.map(({ scheme }) => (
              <li key={scheme.id}>
                <a href={`#${scheme.id}`} className={`${LINK} inline-block py-1`}>
                  {scheme.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {schemes.map((one) => (
          <SchemeInForce key={one.scheme.id} inForce={one} />
        ))}
      </Container>
      {later.length > 0 && (
        <Section tone="sand">
          <SectionHeading title="Upcoming rates" />
          {later.map(({ scheme, table }) => (
            <section key={`${scheme.id} ${table.from}`} className="mt-8 max-w-prose-page">
              <h3 className="text-xl">
                {scheme.label} from {dayText(table.from)}
              </h3>
              <p className="mt-2">{table.rule}</p>
              {table.rules.length === 0 ? (
                <p className="mt-2">Ends on that day.</p>
              ) : (
                <Figures table={table} />
              )}
            </section>
          ))}
        </Section>
      )}
      <Section tone={later.length > 0 ? 'paper' : 'sand'}>
        <SectionHeading title="Limits of this estimate" />
        <ul className="grid max-w-prose-page list-disc gap-3 pl-5 marker:text-accent">
          {gaps.map((gap) => (
            <li key={gap}>{wholeYears(gap)}</li>
          ))}
          {ended.map(({ label, from }) => (
            <li key={`${label} ${from}`}>
              {label}: none for contracts from {dayText(from)}.
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function SchemeInForce({ inForce: { scheme, words, rules, needsResident } }: { inForce: InForce }) {
  const unconfirmed = unconfirmedText(words);
  return (
    <section id={scheme.id} className="mt-10 max-w-prose-page scroll-mt-28 border-t border-outline/40 pt-6">
      <h2 className="text-2xl">{scheme.label}</h2>
      <p className="mt-1 text-muted">
        {[`In force from ${dayText(words.from)}`, ageText(words)].filter(Boolean).join(', ')}
      </p>
      {unconfirmed && (
        <p className="mt-2">
          <strong className="inline-block rounded-sm bg-accent-soft px-2 py-0.5">
            {unconfirmed.charAt(0).toUpperCase() + unconfirmed.slice(1)}
          </strong>
        </p>
      )}
      <p className="mt-3">{words.rule}</p>
      <Figures
        table={{
          rules: rules.map(({ rule }) => rule),
          noPropertyYears: tableOn(scheme.tables, words.from)?.noPropertyYears,
        }}
      />
      {needsResident && (
        <p className="mt-3">At least one buyer must be an Australian citizen or permanent resident.</p>
      )}
      {words.caveats.map((caveat) => (
        <p key={caveat} className="mt-3">
          {caveat}
        </p>
      ))}
      <p className="mt-4 text-sm text-muted">
        Source:{' '}
        {[words.source, ...words.moreSources].map((source, index) => (
          <SourceLink key={source.address} source={source} first={index === 0} />
        ))}
      </p>
    </section>
  );
}

/** For whom, and what: rules that work amounts out alike together. */
function Figures({ table }: { table: Pick<Table, 'rules' | 'noPropertyYears'> }) {
  const who = buyerTexts(table);
  return ruleGroups(table.rules).map(({ give, at, rules }) => (
    <div key={at.join()} className="mt-4">
      {at.map((index) => (
        <h3 key={index} className="text-base font-semibold">
          {who[index]}
        </h3>
      ))}
      <Amounts text={formulaText(give)} scale={ownScale(give)} />
      {[...new Set(rules.flatMap(({ rule, caveat }) => [rule, caveat]))].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="mt-2 text-sm">
              {sentence}
            </p>
          ),
      )}
    </div>
  ));
}

function Amounts({ text: { text, table }, scale }: { text: FormulaText; scale?: FormulaText }) {
  return (
    <>
      {scale && <Amounts text={scale} />}
      {text && <p className="mt-1">{text}</p>}
      {table && (
        <table className="mt-2 w-full border-collapse text-left tabular-nums">
          <thead>
            <tr>
              {table.head.map((heading) => (
                <th key={heading} scope="col" className="border-b border-outline/40 py-2 pr-4 font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([price, amount]) => (
              <tr key={price} className="align-top">
                <th scope="row" className="border-b border-line py-2 pr-4 font-normal">
                  {price}
                </th>
                <td className="border-b border-line py-2">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const SourceLink = ({ source: { title, address, published }, first }: { source: Source; first: boolean }) => (
  <>
    {!first && '; '}
    <a href={address} rel="noreferrer" className="break-words underline">
      {title}
    </a>
    {published && `, published ${dayText(published)}`}
  </>
);
