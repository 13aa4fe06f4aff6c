import type { StateTables } from '@frontage/duty/engine';
import { gaps } from '@frontage/duty/gaps';
import { dutyPageTexts } from '#site/messages/duty-page.ts';
import { dateFormat } from '#site/messages/formats.ts';
import { asWritten } from '#site/messages/language.ts';
import { Container } from '#site/ui/container.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { CalculatorHead } from '../calculator-head.tsx';
import { RATES_PATH, ratesPath } from '../rates/rate-paths.ts';
import type { CalculatorProps } from './answer.ts';
import { coverageOf } from './coverage.ts';
import type { BeyondStart } from './on-page/beyond.tsx';
import { wholeYears } from './say.ts';
import { StampDutyOnPageIsland } from './stamp-duty-on-page.island.tsx';

type StampDutyPageProps = {
  calculator: CalculatorProps & { beyond: BeyondStart };
  tables: StateTables[];
  /** Origin of this site, for the lines that another website pastes in. */
  siteUrl: string;
};

/** The calculator's own page: the calculator, what it covers, what it does not, and how to put it on another site. */
export function StampDutyPage({ calculator, tables, siteUrl }: StampDutyPageProps) {
  const { title, text } = dutyPageTexts();
  return (
    <>
      <CalculatorHead title={title} text={text} />
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

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

function Covered({ tables }: { tables: StateTables[] }) {
  const texts = dutyPageTexts();
  return (
    <Section tone="sand">
      <SectionHeading
        title={texts.covers}
        text={texts.coversText}
        link={{ href: RATES_PATH, label: texts.allRates }}
      />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {coverageOf(tables).map(({ state, name, schemes, from, lastEdition }) => (
          <li key={state} className="border-t border-outline/40 pt-5">
            <h3 className="text-xl">
              <a
                href={ratesPath(state)}
                className="underline decoration-accent underline-offset-4 hover:decoration-current"
              >
                <WrittenText text={name} />
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">
              {wholeYears(texts.contracts(longDay().format(new Date(from)), lastEdition))}
            </p>
            <ul {...asWritten()} className="mt-3 list-disc pl-5 marker:text-accent">
              {schemes.map((scheme) => (
                <li key={scheme}>{scheme}</li>
              ))}
            </ul>
            <details className="mt-3 text-sm">
              <summary className="cursor-pointer py-1 font-semibold">{texts.gaps}</summary>
              <ul {...asWritten()} className="mt-2 grid list-disc gap-2 pl-5 marker:text-accent">
                {gaps[state].map((gap) => (
                  <li key={gap}>{wholeYears(gap)}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Limits() {
  const texts = dutyPageTexts();
  return (
    <Section>
      <SectionHeading title={texts.limits} text={texts.limitsText} />
      <ul className="grid max-w-prose-page list-disc gap-4 ps-5 marker:text-accent">
        {texts.limitsList.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Section>
  );
}

function OnYourWebsite({ siteUrl }: { siteUrl: string }) {
  const texts = dutyPageTexts();
  const snippet = `<div data-frontage-stamp-duty data-state="NSW"></div>\n<script src="${siteUrl}/embed/stamp-duty.js" async></script>`;
  return (
    <Section tone="sand" id="embed">
      <SectionHeading title={texts.embed} text={texts.embedText} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and a keyboard must be able to do that */}
      <pre tabIndex={0} dir="ltr" className="overflow-x-auto rounded-md bg-brand-deep p-5 text-sm text-sand">
        <code>{snippet}</code>
      </pre>
      <p className="mt-4 max-w-prose-page">
        <code>data-state</code> {texts.embedState}
      </p>
    </Section>
  );
}
