import { Dropdown } from './dropdown.tsx';
import { LONG_WORDS } from './example-pictures.ts';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  ordinary: (
    <Dropdown
      label="Sort by"
      items={[
        { label: 'Newest', href: '/buy' },
        { label: 'Lowest price', href: '/buy?sort=price-asc' },
      ]}
    />
  ),
  'long, to another website, with a note': (
    <Dropdown
      label="Translate"
      icon="share"
      items={[{ label: LONG_WORDS, href: 'https://example.com', lang: 'vi', rel: 'noopener', newTab: true }]}
      note="Another company’s website."
    />
  ),
};
