import { useMemo } from 'react';
import type { BeyondProps, CalculatorProps } from '../answer.ts';
import { StampDutyCalculator } from '../stamp-duty-calculator.tsx';
import { Beyond, type BeyondStart } from './beyond.tsx';

/** The calculator with the cash needed, several buyers, and when and how to lodge. */
export function CalculatorOnPage({ beyond, ...props }: CalculatorProps & { beyond: BeyondStart }) {
  // The same component all along: another one would lose what was typed.
  const Page = useMemo(() => (shown: BeyondProps) => <Beyond {...shown} start={beyond} />, []);
  return <StampDutyCalculator {...props} Beyond={Page} />;
}
