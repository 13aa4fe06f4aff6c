import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  listing: (
    <Breadcrumbs
      items={[
        { label: 'For sale', href: '/buy' },
        { label: 'Newtown', href: '/buy?suburb=newtown-nsw-2042' },
        { label: '12 Example Street' },
      ]}
    />
  ),
};
