import type { Examples } from './examples.ts';
import { MenuText, WrittenText } from './written-text.tsx';

export const examples: Examples = {
  'an entry that the program knows': <MenuText label="Buy" />,
  'an entry of the agency’s own': <MenuText label="Our story" />,
  'text of a feed': <WrittenText text="A terrace with a garden" />,
};
