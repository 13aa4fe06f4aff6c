import type { DesignRules } from '#site/features/pages/design-field.ts';
import { blockService } from './block-service.ts';
import { deadLinksOfDesign } from './links/load-dead-links.ts';

/** What the collections of pages know of the blocks in them: pages and blocks meet here. */
export const designRules: DesignRules = {
  clean: (input) => blockService().clean(input),
  sampleText: (design) => blockService().sampleText(design),
  outline: (design) => blockService().outline(design),
  deadLinks: deadLinksOfDesign,
  mapReferences: (input) => blockService().mapReferences(input),
  cleanStyle: (input) => blockService().cleanStyle(input),
};
