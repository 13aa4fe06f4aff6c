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
    label: 'Agents',
    help: 'Collected from the testimonial blocks on all pages.',
    shownWhen: { field: 'source', is: ['testimonials'] },
    options: [
      { value: 'all', label: 'All' },
      { value: 'page-agent', label: 'Agent of the page' },
      { value: 'page-office', label: 'Agents of the page’s office' },
      { value: 'agents', label: 'Selected agents' },
    ],
  },
  aboutAgents: {
    kind: 'reference',
    to: 'agents',
    label: 'Selected agents',
    shownWhen: { field: 'aboutWhom', is: ['agents'] },
  },
} as const satisfies BlockFields;

export const testimonialsDefaults: PropsOf<typeof testimonialsFields> = {
  aboutWhom: 'all',
  aboutAgents: [],
};
