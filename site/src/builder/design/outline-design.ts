import { designOf, recordOf, valuesOfKind } from '#site/block-kit/design.ts';
import type { BlockNode, MediaValue } from '#site/block-kit/fields.ts';
import type { DesignOutline } from '#site/features/pages/publish-note.ts';
import { blockOf, blocksIn, fieldsOf } from './known-blocks.ts';
import { migrateDesign } from './migrate-design.ts';

type Heading = { id: string; block: string; level: number; text: string };

/** Whose pictures are backgrounds and posters: nobody needs them described. */
const DECORATIVE = new Set(['section', 'video']);

/** What is worth a look in a stored design before it is published. */
export function outlineDesign(stored: unknown): DesignOutline {
  const { content } = migrateDesign({ design: designOf(stored), block: blockOf });
  const nodes = blocksIn(content).map((node) => ({
    node,
    id: node.props.id,
    block: blockOf(node.type)?.label ?? node.type,
  }));
  return {
    pictures: nodes.flatMap(({ node, id, block }) =>
      DECORATIVE.has(node.type)
        ? []
        : (values(node, 'media') as MediaValue[]).flatMap((value) =>
            value && !value.alt?.trim() ? [{ id, block, media: value.id }] : [],
          ),
    ),
    headings: misplaced(
      nodes.flatMap(({ node, id, block }) => headingsOf(node).map((each) => ({ id, block, ...each }))),
    ),
    noLink: nodes.flatMap(({ node, id, block }) => noLinkIn(node).map((text) => ({ id, block, text }))),
  };
}

const values = ({ type, props }: BlockNode, kind: 'media' | 'richtext'): unknown[] =>
  valuesOfKind({ props, fields: fieldsOf(type) ?? {}, kind });

/** The texts of buttons that link nowhere. */
function noLinkIn({ type, props: { buttons } }: BlockNode): string[] {
  if (type !== 'button' || !Array.isArray(buttons)) return [];
  return buttons.flatMap((button) => {
    const { label, link } = recordOf(button);
    return typeof label === 'string' && label.trim() && !recordOf(link).href ? [label.trim()] : [];
  });
}

const textsOf = (node: BlockNode): string[] =>
  values(node, 'richtext').filter((html): html is string => typeof html === 'string');

function headingsOf(node: BlockNode): { level: number; text: string }[] {
  const { level, text } = node.props;
  if (node.type === 'heading')
    return typeof text === 'string' && text.trim() ? [{ level: Number(level) || 2, text: text.trim() }] : [];
  return textsOf(node).flatMap((html) =>
    [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, size, inner = '']) => ({
      level: Number(size),
      text: inner.replace(/<[^<>]*>/g, '').trim(),
    })),
  );
}

/** Those that come two levels below the heading before them, and every title but the first. */
function misplaced(headings: Heading[]): DesignOutline['headings'] {
  const firstTitle = headings.findIndex(({ level }) => level === 1);
  return headings.flatMap(({ id, block, level, text }, at) => {
    const before = headings[at - 1]?.level;
    if (level === 1 && at !== firstTitle)
      return [{ id, block, text: `“${text}” is a second H1. Use H2 for headings below the title.` }];
    if (before !== undefined && level > before + 1)
      return [{ id, block, text: `“${text}” is an H${level} after an H${before}. Use H${before + 1}.` }];
    return [];
  });
}
