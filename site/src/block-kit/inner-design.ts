import type { SizedImage } from '#site/server/images.ts';
import type { BlockNode } from './fields.ts';

/** Blocks with what they show, as plain data: what a block draws within itself that nobody edits there. */
export type InnerDesign = {
  content: BlockNode[];
  /** By the blocks' ids. */
  data: Record<string, unknown>;
  /** By their ids in the media library. */
  pictures: Record<string, SizedImage>;
  /**
   * Set where the same object always shows the same, so that its HTML is made once: what the ids of its islands begin
   * with. Its `pictures` are none.
   */
  drawnOnce?: string;
};

/**
 * What entries of the header's menus open in place of links, by the id of the reusable section: once for the menu in a row
 * and once for the one behind the button, since no two blocks of a page have one id.
 */
export type MenuPanels = Readonly<Record<string, { wide: InnerDesign; narrow: InnerDesign }>>;
