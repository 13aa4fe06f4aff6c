import { LONG_WORDS } from './example-pictures.ts';
import type { Examples } from './examples.ts';
import { PriceLine } from './price-line.tsx';

export const examples: Examples = {
  number: <PriceLine text="$1,250,000" />,
  'a long text': <PriceLine text={LONG_WORDS} />,
  'on a listing page': <PriceLine text="Contact agent" size="lg" />,
};
