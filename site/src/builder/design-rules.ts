import type { DesignRules } from '#site/features/pages/design-field.ts';
import { blockDesk } from './block-service.ts';

/** What the collections of pages know of the blocks in them: pages and blocks meet here. */
export const designRules: DesignRules = {
  clean: (input) => blockDesk().clean(input),
  sampleText: (design) => blockDesk().sampleText(design),
};
