import type { AnyBlock } from '#site/block-kit/block.ts';
import {
  type Design,
  designOf,
  MAX_BLOCKS,
  MAX_DEPTH,
  mapBlocks,
  recordOf,
  walkBlocks,
} from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { cleanProps, type Sanitise } from './clean-value.ts';
import { withoutDefaults } from './group-defaults.ts';
import { migrateDesign, VERSION_PROP, versionOf } from './migrate-design.ts';
import { isDeeperThan, plainJson } from './plain-json.ts';

/** No block of ours that is as deep as it may needs more levels of lists and objects. */
const MAX_LEVELS = 100;

/** A design that cannot be stored. The message tells staff what to do. */
export class DesignProblem extends Error {
  override name = 'DesignProblem';
}

/**
 * A design as it is stored: of today's versions, every property as its field allows it, ids unique. Blocks of a kind
 * this version does not know are kept as they are (they draw nothing), so that an older program loses no work.
 * @throws {DesignProblem} more blocks than a page can hold, nested too deep, or pasted HTML by somebody who may not
 */
export function cleanDesign({
  value,
  block,
  sanitise,
  isAdmin,
  before,
}: {
  value: unknown;
  block: (type: string) => AnyBlock | undefined;
  sanitise: Sanitise;
  isAdmin: boolean;
  /** What is stored now: blocks for admins in it may stay and move, only their contents may not change. */
  before?: Design;
}): Design {
  refuseTooManyLevels(value);
  const design = migrateDesign({ design: designOf(value), block });
  const fieldsOf = (type: string) => block(type)?.fields;
  refuseTooMuch([...walkBlocks({ nodes: design.content, fieldsOf })]);
  const adminBlocks = new Map(
    [...walkBlocks({ nodes: before?.content ?? [], fieldsOf })].map(({ node }) => [node.props.id, node]),
  );
  const seen = new Set<string>();
  const change = (node: BlockNode): BlockNode => {
    const id = uniqueId(node.props.id, seen);
    const known = block(node.type);
    if (!known) return { type: node.type, props: { ...recordOf(plainJson(node.props)), id } };
    const props = cleanProps({ fields: known.fields, props: node.props, defaults: known.defaults, sanitise });
    const stored = withoutDefaults({ fields: known.fields, props, defaults: known.defaults });
    const cleaned = { type: node.type, props: { ...stored, id, [VERSION_PROP]: versionOf(known) } };
    if (known.adminOnly && !isAdmin && !isSame(cleaned, adminBlocks.get(id))) {
      throw new DesignProblem(
        `Only admins can add or change the block “${known.label}”. Ask an admin, or remove it and save again.`,
      );
    }
    return cleaned;
  };
  return {
    content: mapBlocks({ nodes: design.content, fieldsOf, change }),
    root: designOf({ root: plainJson(design.root) }).root,
  };
}

/**
 * Call it before anything walks a design that somebody sent.
 * @throws {DesignProblem} it has more levels of lists and objects than any page of ours
 */
export function refuseTooManyLevels(value: unknown): void {
  if (isDeeperThan({ value, levels: MAX_LEVELS })) throw new DesignProblem(tooDeep('too deep'));
}

function refuseTooMuch(walked: { node: BlockNode; depth: number }[]): void {
  if (walked.length > MAX_BLOCKS) {
    throw new DesignProblem(
      `A page can have up to ${MAX_BLOCKS} blocks and this one has ${walked.length}. Split it into two pages.`,
    );
  }
  const deepest = walked.reduce((deep, { depth }) => Math.max(deep, depth), 0);
  if (deepest > MAX_DEPTH) {
    throw new DesignProblem(tooDeep(`${deepest} levels deep`));
  }
}

const tooDeep = (depth: string): string =>
  `Blocks are nested ${depth}; the limit is ${MAX_DEPTH} levels. Move the innermost blocks out.`;

function uniqueId(id: string, seen: Set<string>): string {
  const wanted = /^[\w-]{1,80}$/.test(id) ? id : 'block';
  let unique = wanted;
  for (let count = 2; seen.has(unique); count++) unique = `${wanted}-${count}`;
  seen.add(unique);
  return unique;
}

const isSame = (one: BlockNode, other: BlockNode | undefined): boolean =>
  JSON.stringify(one.props) === JSON.stringify(other?.props);
