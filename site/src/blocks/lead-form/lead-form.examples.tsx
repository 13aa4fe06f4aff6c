import { emptyValues } from '@frontage/forms';
import type { BlockExamples } from '#site/block-kit/examples.ts';
import { contactAgency } from '#site/features/leads/forms/contact-agency.ts';
import type { LeadFormData, LeadFormProps } from './lead-form.tsx';

const { definition } = contactAgency;
const data: LeadFormData = {
  offered: true,
  about: {},
  ready: { definition, action: '/forms/contact-agency', values: emptyValues(definition) },
};
const button = { look: 'button', form: 'sales-appraisal', label: 'Request an appraisal' } as const;

export const examples: BlockExamples<LeadFormProps, LeadFormData> = {
  'in the page': { data },
  'in words of its own': {
    props: {
      title: 'Sell with people who know your street',
      text: 'Tell us where you live.\n\nWe call you within a day.',
      band: 'paper',
    },
    data,
  },
  'a button': {
    props: { ...button, title: 'What is your home worth?', band: 'accent' },
    data: { offered: true, about: {} },
  },
  'a link to an agent’s form': {
    props: { ...button, form: 'contact-agent', variant: 'text', band: 'none' },
    data: { offered: true, about: { agent: 7 } },
  },
  'switched off': { data: { offered: false, about: {} } },
};
