import type { DutyInput, StateTables } from '@frontage/duty/engine';
import { renderToString } from 'react-dom/server';
import { answerOf, type CalculatorProps } from './stamp-duty/answer.ts';
import { StampDutyCalculator } from './stamp-duty/stamp-duty-calculator.tsx';

/**
 * The calculator as a piece of HTML for another website: `<div class="sd-root" data-frontage-calculator data-props="…">`.
 * The embed hydrates it from the props; without JavaScript its form opens our own page.
 */
export function calculatorTemplate({
  tables,
  inputs,
  today,
  agency,
  provider,
}: {
  tables: StateTables[];
  inputs: DutyInput;
  /** ISO day in Sydney. */
  today: string;
  /** Who runs this site; it is on what is printed and copied. */
  agency?: string;
  /** Origin of this site. */
  provider: string;
}): string {
  const props: CalculatorProps = { first: answerOf(tables, inputs), today, agency, provider };
  // Rendered by itself: what the embed hydrates begins inside of the element.
  const inner = renderToString(<StampDutyCalculator {...props} />);
  return renderToString(
    <div
      className="sd-root"
      lang="en-AU"
      data-frontage-calculator=""
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: inner }}
    />,
  );
}
