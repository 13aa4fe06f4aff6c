import { dayText, type StateTables } from '@frontage/duty/engine';
import { gaps } from '@frontage/duty/gaps';
import { Container } from '#site/ui/container.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { CalculatorHead } from '../calculator-head.tsx';
import { RATES_PATH, ratesPath } from '../rates/rate-paths.ts';
import type { CalculatorProps } from './answer.ts';
import { coverageOf } from './coverage.ts';
import type { BeyondStart } from './on-page/beyond.tsx';
import { StampDutyOnPageIsland } from './stamp-duty-on-page.island.tsx';

type StampDutyPageProps = {
  calculator: CalculatorProps & { beyond: BeyondStart };
  tables: StateTables[];
  /** Origin of this site, for the lines that another website pastes in. */
  siteUrl: string;
};

/** The calculator's own page: the calculator, what it covers, what it does not, and how to put it on another site. */
export function StampDutyPage({ calculator, tables, siteUrl }: StampDutyPageProps) {
  return (
    <>
      <CalculatorHead
        title="Stamp duty calculator"
        text="Calculate stamp duty, fees, concessions and grants anywhere in Australia, with every step and source shown."
      />
      <Container className="pt-10 pb-16 md:pt-14 md:pb-24">
        <div className="sd-root">
          <StampDutyOnPageIsland {...calculator} />
        </div>
      </Container>
      <div className="print:hidden">
        <Covered tables={tables} />
        <Limits />
        <OnYourWebsite siteUrl={siteUrl} />
      </div>
    </>
  );
}

function Covered({ tables }: { tables: StateTables[] }) {
  return (
    <Section tone="sand">
      <SectionHeading
        title="What it covers"
        text="We use the rates in force on the contract date. Each state and territory has its own."
        link={{ href: RATES_PATH, label: 'All rates with their sources' }}
      />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {coverageOf(tables).map(({ state, name, schemes, from, lastEdition }) => (
          <li key={state} className="border-t border-outline/40 pt-5">
            <h3 className="text-xl">
              <a
                href={ratesPath(state)}
                className="underline decoration-accent underline-offset-4 hover:decoration-current"
              >
                {name}
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">
              Contracts from {dayText(from)}; duty confirmed up to the rates of {lastEdition}
            </p>
            <ul className="mt-3 list-disc pl-5 marker:text-accent">
              {schemes.map((scheme) => (
                <li key={scheme}>{scheme}</li>
              ))}
            </ul>
            <details className="mt-3 text-sm">
              <summary className="cursor-pointer py-1 font-semibold">Limits of this estimate</summary>
              <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-accent">
                {gaps[state].map((gap) => (
                  <li key={gap}>{gap}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const LIMITS = [
  'It covers homes, investment properties and vacant land. For several buyers, companies and trusts it covers what the published rules settle. It doesn’t cover commercial property.',
  'Concessions and grants have other conditions, such as when you move in, citizenship or property you have owned. The calculator assumes you meet them.',
  'If a registration fee hasn’t been published yet, we use the latest one and say so. Unpublished amounts are shown as not known.',
  'It doesn’t include land tax, council rates or lender, broker and conveyancer fees.',
];

function Limits() {
  return (
    <Section>
      <SectionHeading
        title="What it doesn’t cover"
        text="Use this estimate as a guide. The revenue office determines the final amount."
      />
      <ul className="grid max-w-prose-page list-disc gap-4 pl-5 marker:text-accent">
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Section>
  );
}

function OnYourWebsite({ siteUrl }: { siteUrl: string }) {
  const snippet = `<div data-frontage-stamp-duty data-state="NSW"></div>\n<script src="${siteUrl}/embed/stamp-duty.js" async></script>`;
  return (
    <Section tone="sand" id="embed">
      <SectionHeading
        title="Put this calculator on your website"
        text="Paste these two lines where you want the calculator. It fits the width available and its rates update automatically."
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and a keyboard must be able to do that */}
      <pre tabIndex={0} className="overflow-x-auto rounded-md bg-brand-deep p-5 text-sm text-sand">
        <code>{snippet}</code>
      </pre>
      <p className="mt-4 max-w-prose-page">
        <code>data-state</code> sets the state shown first: ACT, NSW, NT, QLD, SA, TAS, VIC or WA.
      </p>
    </Section>
  );
}
