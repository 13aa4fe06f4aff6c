import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import type { BreadcrumbsProps } from './breadcrumbs.tsx';

export const examples: BlockExamples<BreadcrumbsProps, Crumb[]> = {
  ordinary: { data: [{ label: 'Sell with us', href: '/sell' }, { label: 'What it costs' }] },
  'very long': {
    data: [
      { label: 'A page with a great deal to say '.repeat(5), href: '/a' },
      { label: 'And another '.repeat(12) },
    ],
  },
  'on the front page': { data: [] },
};
