import { slotNames } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { blockOf, blocksIn, fieldsOf } from '../../design/known-blocks.ts';
import { summaryOf } from '../block-summary.ts';

/** How a block differs between two versions of a page. */
export type BlockChange = {
  id: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What kind of block it is, as staff know it, and its first text. */
  block: string;
  text: string;
  /** The settings that differ, as staff know them. */
  settings: string[];
};

/** Every block that differs, in the order of the newer version; those that are gone come last. */
export function compareDesigns({
  before,
  after,
}: {
  before: readonly BlockNode[];
  after: readonly BlockNode[];
}): BlockChange[] {
  const [old, young] = [placed(before), placed(after)];
  const found = [...young.values()].flatMap(({ node, place }): BlockChange[] => {
    const was = old.get(node.props.id);
    if (!was || was.node.type !== node.type) return [change({ node, kind: 'added' })];
    const settings = settingsThatDiffer({ one: was.node, other: node });
    if (settings.length > 0) return [change({ node, kind: 'changed', settings })];
    return was.place === place ? [] : [change({ node, kind: 'moved' })];
  });
  const gone = [...old.values()].flatMap(({ node }) =>
    young.get(node.props.id)?.node.type === node.type ? [] : [change({ node, kind: 'removed' })],
  );
  return [...found, ...gone];
}

const change = ({
  node,
  kind,
  settings = [],
}: {
  node: BlockNode;
  kind: BlockChange['kind'];
  settings?: string[];
}): BlockChange => ({
  id: node.props.id,
  kind,
  block: blockOf(node.type)?.label ?? node.type,
  text: summaryOf(node),
  settings,
});

/** Each block with what is around it and which block stands before it. */
function placed(content: readonly BlockNode[]): Map<string, { node: BlockNode; place: string }> {
  const nodes = new Map(blocksIn(content).map((node) => [node.props.id, { node, place: '' }]));
  const mark = (list: readonly BlockNode[], around: string) => {
    list.forEach((node, index) => {
      const entry = nodes.get(node.props.id);
      if (entry) entry.place = `${around} ${list[index - 1]?.props.id ?? ''}`;
      for (const name of slotNames(fieldsOf(node.type) ?? {}))
        mark((node.props[name] as BlockNode[] | undefined) ?? [], `${node.props.id}:${name}`);
    });
  };
  mark(content, '');
  return nodes;
}

function settingsThatDiffer({ one, other }: { one: BlockNode; other: BlockNode }): string[] {
  return Object.entries(fieldsOf(other.type) ?? {}).flatMap(([name, field]) =>
    field.kind === 'slot' || JSON.stringify(one.props[name]) === JSON.stringify(other.props[name])
      ? []
      : [field.label],
  );
}
