import { designOf, MAX_BLOCKS, mapBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { log } from '#site/server/log.ts';
import { blockOf, blocksIn, fieldsOf } from './known-blocks.ts';
import { migrateDesign } from './migrate-design.ts';

/** Gives reusable sections as they are stored, by id. */
export type FindSections = (ids: number[]) => Promise<ReadonlyMap<number, { design: unknown }>>;

const SYNCED = 'synced-section';
/** How many sections may be within one another. More is nobody's page, and drawing them ends in a full stack. */
const MAX_WITHIN = 10;

/**
 * The blocks with what the reusable sections among them hold put inside those. One that is within itself, at
 * whatever distance, stays empty there and is logged; so is what would make the page larger or deeper than a page may be.
 */
export async function expandSections({
  content,
  find,
  within: start = [],
  onRound = logRound,
}: {
  content: BlockNode[];
  find: FindSections;
  /** The section that the blocks themselves are of. */
  within?: number[];
  /** Called for each place that stays empty because a section is within itself. */
  onRound?: (place: { id: string; section: number; within: number[] }) => void;
}): Promise<BlockNode[]> {
  const sections = await closure(content, find);
  if (sections.size === 0) return content;
  let left = MAX_BLOCKS;

  const expand = ({
    nodes,
    within,
    prefix,
  }: {
    nodes: BlockNode[];
    within: number[];
    prefix: string;
  }): BlockNode[] =>
    mapBlocks({
      nodes,
      fieldsOf,
      change: (node) => {
        const id = prefix + node.props.id;
        const section = node.type === SYNCED ? sectionOf(node) : undefined;
        const inner = section === undefined ? undefined : sections.get(section);
        if (section === undefined || !inner) return { ...node, props: { ...node.props, id } };
        if (within.includes(section)) {
          onRound({ id, section, within });
          return { ...node, props: { ...node.props, id, content: [] } };
        }
        if (within.length >= MAX_WITHIN) {
          log.warn({ section }, 'reusable sections are nested too deeply: the rest is skipped');
          return { ...node, props: { ...node.props, id, content: [] } };
        }
        left -= blocksIn(inner).length;
        if (left < 0) {
          log.warn({ section }, 'reusable sections make the page too large: the rest is skipped');
          return { ...node, props: { ...node.props, id, content: [] } };
        }
        const held = expand({ nodes: inner, within: [...within, section], prefix: `${id}-` });
        return { ...node, props: { ...node.props, id, content: held } };
      },
    });
  return expand({ nodes: content, within: start, prefix: '' });
}

const logRound = ({ section, within }: { section: number; within: number[] }) =>
  log.warn({ section, within }, 'reusable section contains itself: skipped');

/** All sections that the blocks refer to, and those that these refer to, in as few questions as there are levels. */
async function closure(content: BlockNode[], find: FindSections): Promise<Map<number, BlockNode[]>> {
  const found = new Map<number, BlockNode[]>();
  let wanted = sectionsIn(content);
  for (let level = 0; wanted.length > 0 && level <= MAX_WITHIN; level++) {
    const stored = await find(wanted);
    for (const id of wanted) {
      const { content: inner } = migrateDesign({
        design: designOf(stored.get(id)?.design),
        block: blockOf,
      });
      found.set(id, inner);
    }
    wanted = [...found.values()].flatMap(sectionsIn).filter((id) => !found.has(id));
    wanted = [...new Set(wanted)];
  }
  return found;
}

function sectionsIn(nodes: BlockNode[]): number[] {
  const ids = blocksIn(nodes).flatMap((node) => (node.type === SYNCED ? (sectionOf(node) ?? []) : []));
  return [...new Set(ids)];
}

function sectionOf({ props: { section } }: BlockNode): number | undefined {
  const [id] = Array.isArray(section) ? section : [];
  return Number.isSafeInteger(id) ? id : undefined;
}
