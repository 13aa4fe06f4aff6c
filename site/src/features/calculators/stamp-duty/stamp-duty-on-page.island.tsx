import { island } from '#site/ui/island.tsx';
import { CalculatorOnPage } from './on-page/calculator-on-page.tsx';

/** The calculator on its own page, with what other places leave out. */
export const StampDutyOnPageIsland = island({
  name: 'stamp-duty-on-page',
  component: CalculatorOnPage,
  when: 'idle',
});
