import type { Design } from '#site/block-kit/design.ts';
import type { CleanDesign, DesignRules } from '#site/features/pages/design-field.ts';
import type { FindSampleText } from '#site/features/pages/sample-text.ts';
import type { loadForEditor } from './design/load-for-editor.ts';
import type { findExamples } from './this-page/find-examples.ts';

/**
 * What the server does with blocks, for code that Next compiles. Blocks draw with React in the browser too, and Next
 * refuses such modules in its server code; the site's own program has them all in the same process.
 */
export type BlockService = {
  clean: CleanDesign;
  /** What in a stored design is still sample text. */
  sampleText: FindSampleText;
  outline: DesignRules['outline'];
  mapReferences: DesignRules['mapReferences'];
  cleanStyle: DesignRules['cleanStyle'];
  /** A stored design as today's blocks read it. */
  migrate: (stored: unknown) => Design;
  /** `example`: the key of what a template is shown with. */
  load: (
    input: Parameters<typeof loadForEditor>[0] & { example?: string },
  ) => ReturnType<typeof loadForEditor>;
  /** The pages that a template can be shown with. */
  examples: typeof findExamples;
  /** Every block, in order. */
  list: { name: string; label: string }[];
  /** What lets staff ask for loops that are not published. */
  nonce: (now: number) => string;
  /** The types whose data comes from a loader. */
  withData: string[];
};

// Two bundles run in this process; the one knows the blocks, the other asks.
const shared = globalThis as { __frontageBlocks?: BlockService };

/** Hands the blocks over; at every start, before anything is stored. */
export function setBlockService(service: BlockService): void {
  shared.__frontageBlocks = service;
}

export function blockService(): BlockService {
  if (!shared.__frontageBlocks)
    throw new Error('Blocks are not registered: call provideBlocks() at startup.');
  return shared.__frontageBlocks;
}
