import { builtInTables } from '@frontage/duty';
import type { BlockExamples } from '#site/block-kit/examples.ts';
import { answerOf, type CalculatorProps } from '#site/features/calculators/stamp-duty/answer.ts';
import { inputsFromQuery } from '#site/features/calculators/stamp-duty/inputs-query.ts';
import type { StampDutyProps } from './stamp-duty.tsx';

const today = '2026-11-21';
const data = (query: string): CalculatorProps => ({
  first: answerOf(builtInTables, inputsFromQuery(new URLSearchParams(query), { today }).inputs),
  today,
  provider: '',
});

export const examples: BlockExamples<StampDutyProps, CalculatorProps> = {
  'New South Wales': { data: data('state=NSW&value=850000') },
  'Queensland, on sand': {
    props: { state: 'QLD', band: 'sand', text: 'An estimate, with every step worked out.' },
    data: data('state=QLD&value=1200000'),
  },
};
