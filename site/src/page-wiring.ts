import { blockDesk } from './blocks/block-desk.ts';
import type { DesignRules } from './features/pages/design-field.ts';

/** What the collections of pages know of the blocks in them: pages and blocks meet here. */
export const designRules: DesignRules = {
  clean: (input) => blockDesk().clean(input),
  sampleText: (design) => blockDesk().sampleText(design),
};
