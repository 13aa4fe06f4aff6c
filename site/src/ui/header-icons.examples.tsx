import type { Examples } from './examples.ts';
import { PersonalLinks, SearchButton } from './header-icons.tsx';

export const examples: Examples = {
  'what is the visitor’s own': <PersonalLinks />,
  'on a dark background': (
    <div className="bg-brand-deep text-sand">
      <SearchButton />
      <PersonalLinks />
    </div>
  ),
};
