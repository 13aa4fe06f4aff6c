import { dollarText } from './money.ts';
import type { Step } from './result.ts';

/** A step of the working in words: "$17,000 to $37,000 at $1.50 per $100: $300". */
export function stepText(step: Step): string {
  return `${what(step)}: ${dollarText(step.amount)}`;
}

function what(step: Step): string {
  switch (step.step) {
    case 'band':
      return `${dollarText(step.over)} to ${dollarText(step.to)} at ${rateText(step.rate, step.per)}`;
    case 'whole':
      return `${step.rate} % of ${dollarText(step.value)}`;
    case 'quadratic':
      return `${step.square} × V² + ${step.linear} × V, where V is ${dollarText(step.value)} ÷ 1,000`;
    case 'share':
      return `${dollarText(step.of)} × ${dollarText(step.part)} ÷ ${dollarText(step.whole)}`;
    case 'units':
      return `${step.units.toLocaleString('en-AU')} × ${dollarText(step.each)} for each ${dollarText(step.per)} over ${dollarText(step.over)}`;
    case 'fixed':
      return step.why.charAt(0).toUpperCase() + step.why.slice(1);
  }
}

const rateText = (rate: number, per: number | undefined) =>
  per ? `$${((rate * per) / 100).toFixed(2)} per ${dollarText(per)}` : `${rate} %`;
