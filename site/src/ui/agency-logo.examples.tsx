import { LogoPicture } from './agency-logo.tsx';
import { LANDSCAPE } from './example-pictures.ts';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'in a header': <LogoPicture logo={{ ...LANDSCAPE, shownWidth: 180 }} alt="Example Agency, home" />,
  'in a footer': (
    <LogoPicture logo={{ ...LANDSCAPE, shownWidth: 300 }} alt="Example Agency" className="max-h-24" />
  ),
};
