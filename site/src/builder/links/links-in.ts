import { recordOf } from '#site/block-kit/design.ts';

/** A link that staff have put somewhere. */
export type FoundLink = {
  href: string;
  /** The id and type of the block that holds it. */
  blockId?: string;
  blockType?: string;
};

/** The links of a design and the places within it that links can lead to. */
export type DesignLinks = { links: FoundLink[]; anchors: Set<string>; blockIds: string[] };

const WRITTEN_LINK = /<a\b[^>]*?\shref="([^"]*)"/gi;
const WRITTEN_ID = /\sid="([^"]+)"/gi;

/** Every link of a stored design, in the order of the page: chosen ones, and those within written text. */
export function linksIn(design: unknown): DesignLinks {
  const found: DesignLinks = { links: [], anchors: new Set(), blockIds: [] };
  collect({ part: recordOf(design).content, within: {}, found });
  return found;
}

function collect({
  part,
  within,
  found,
}: {
  part: unknown;
  within: Omit<FoundLink, 'href'>;
  found: DesignLinks;
}): void {
  if (typeof part === 'string') {
    for (const [, href = ''] of part.matchAll(WRITTEN_LINK))
      found.links.push({ href: href.replaceAll('&amp;', '&'), ...within });
    for (const [, id = ''] of part.matchAll(WRITTEN_ID)) found.anchors.add(id);
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  const { type, props, href, anchor } = part as Record<string, unknown>;
  const id = recordOf(props).id;
  const isBlock = typeof type === 'string' && typeof id === 'string';
  if (isBlock) found.blockIds.push(id);
  if (typeof href === 'string' && href) found.links.push({ href, ...within });
  if (typeof anchor === 'string' && anchor) found.anchors.add(anchor);
  const inside = isBlock ? { blockId: id, blockType: type } : within;
  for (const value of Object.values(part)) collect({ part: value, within: inside, found });
}
