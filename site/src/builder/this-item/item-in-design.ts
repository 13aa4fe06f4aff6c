import { valuesOfKind } from '#site/block-kit/design.ts';
import type { BlockNode, MediaValue } from '#site/block-kit/fields.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { cardChangesAt } from '#site/features/listings/cards/listing-card.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { oncePerObject } from '#site/ui/once-per-object.ts';
import { blockOf, blocksIn } from '../design/known-blocks.ts';
import { designOfItem, type ItemDesign } from './item-design.ts';

type Made = { design: ReturnType<typeof designOfItem>; from: number; until: number };
/** Of one listing in one template: by the loops it is in. Beyond this many it starts over. */
const MOST_LOOPS = 4;
/** As long as a page is cached: blocks of a template may show the time of day. */
const LONGEST_MS = 60 * 60 * 1000;

/**
 * {@link designOfItem}, but for a listing in a template that shows nothing beside its items the answer is the same
 * object every time, until the listing, the template or what the clock says of the listing changes. What is drawn of
 * that object can be used again.
 */
export function itemInDesign(input: {
  design: ItemDesign;
  item: LoopItem;
  /** What ids of its blocks begin with: unlike that of any other item on the page. */
  prefix: string;
  /** Epoch ms. */
  now: number;
}): ReturnType<typeof designOfItem> {
  const { design, item, prefix, now } = input;
  if (item.kind !== 'listings' || !Object.isFrozen(item.listing)) return designOfItem(input);
  const { showsItemsOnly, byListing } = ofTemplate(design.content);
  if (!showsItemsOnly) return designOfItem(input);
  const loops = byListing.get(item.listing);
  const known = loops?.get(prefix);
  if (known && known.from <= now && now < known.until) return known.design;
  const until = Math.min(cardChangesAt({ listing: item.listing, now }), now + LONGEST_MS);
  const made = { design: { ...designOfItem(input), drawnOnce: prefix }, from: now, until };
  const kept = loops && loops.size < MOST_LOOPS ? loops : new Map<string, Made>();
  byListing.set(item.listing, kept.set(prefix, made));
  return made.design;
}

/** By the blocks of a published template, which are the same object until it changes. */
const ofTemplate = oncePerObject((content: BlockNode[]) => ({
  showsItemsOnly: blocksIn(content).every(showsItemOnly),
  byListing: new WeakMap<ListingCard, Map<string, Made>>(),
}));

/** Whether a block shows a part of the item or its own text alone: nothing that is loaded, and no chosen picture. */
function showsItemOnly({ type, props }: BlockNode): boolean {
  const block = blockOf(type);
  if (!block || block.category === 'item') return true;
  const pictures = valuesOfKind({ props, fields: block.fields, kind: 'media' }) as MediaValue[];
  return !block.hasLoader && pictures.every((picture) => !picture?.id);
}
