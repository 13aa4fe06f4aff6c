import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { AppraisalStartData, AppraisalStartProps } from './appraisal-start.tsx';

export const examples: BlockExamples<AppraisalStartProps, AppraisalStartData> = {
  ordinary: { data: { offered: true } },
  'for a rental, of an agent': {
    props: { form: 'rental-appraisal', title: '', text: '', label: '', button: '', band: 'none' },
    data: { offered: true, agent: 3 },
  },
  'turned off': { data: { offered: false } },
};
