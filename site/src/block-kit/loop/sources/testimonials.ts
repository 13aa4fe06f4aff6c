import type { BlockFields, PropsOf } from '../../fields.ts';
import type { SourceLabels } from './source-labels.ts';

export const testimonials = {
  label: 'Testimonials',
  one: 'testimonial',
  many: 'testimonials',
  taxonomies: { agent: 'Agent', office: 'Office' },
} as const satisfies SourceLabels;

/** What staff say of the testimonials a loop shows. */
export const testimonialsFields = {
  aboutWhom: {
    kind: 'select',
    label: 'About whom',
    help: 'They are those that stand in blocks of testimonials anywhere on the website.',
    shownWhen: { field: 'source', is: ['testimonials'] },
    options: [
      { value: 'all', label: 'Everybody' },
      { value: 'page-agent', label: 'The agent this page is about' },
      { value: 'page-office', label: 'People of the office this page is about' },
      { value: 'agents', label: 'The people chosen below' },
    ],
  },
  aboutAgents: {
    kind: 'reference',
    to: 'agents',
    label: 'People',
    shownWhen: { field: 'aboutWhom', is: ['agents'] },
  },
} as const satisfies BlockFields;

export const testimonialsDefaults: PropsOf<typeof testimonialsFields> = {
  aboutWhom: 'all',
  aboutAgents: [],
};
