import { island } from '#site/ui/island.tsx';
import { StampDutyCalculator } from './stamp-duty-calculator.tsx';

/** The calculator in a page of this site. */
export const StampDutyCalculatorIsland = island({
  name: 'stamp-duty-calculator',
  component: StampDutyCalculator,
  when: 'idle',
});
