import { designOf, nodesIn, recordOf, slotNames } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { SampleText } from '#site/features/pages/sample-text-type.ts';
import { PLACEHOLDERS } from '#site/features/pages/starters/placeholders.ts';
import { STARTERS } from '#site/features/pages/starters/starters.ts';
import { blocks } from '../registry.ts';
import { blockOf, blocksIn, fieldsOf } from './known-blocks.ts';
import { migrateDesign } from './migrate-design.ts';

type Item = Record<string, unknown>;

/** Lists of blocks whose items are an agency's own or invented: figures, prices, what clients said. */
const OWN_FACTS: Record<string, { list: string; texts: (item: Item) => string[] }> = {
  counter: {
    list: 'counters',
    texts: ({ before, to, after, title }) => [`${before ?? ''}${to}${after ?? ''} ${title}`],
  },
  'stats-bars': { list: 'bars', texts: ({ percent, title }) => [`${percent}% ${title}`] },
  'pie-chart': { list: 'charts', texts: ({ percent, title }) => [`${percent}% ${title}`] },
  pricing: {
    list: 'plans',
    texts: ({ name, price, per }) => (price === 'On request' ? [] : [`${name}: ${price} ${per}`]),
  },
  'testimonial-slider': { list: 'testimonials', texts: ({ quote, author }) => [`${quote}`, `${author}`] },
};

/** How much of a text is shown, in characters. */
const LONGEST = 120;

/** The facts that ready-made pages and new blocks come with, by the type of their block. */
let known: Set<string> | undefined;

function sampleFacts(): Set<string> {
  if (known) return known;
  const fresh = [...blocks.values()].map(({ name, defaults }) => ({
    type: name,
    props: { ...defaults, id: name },
  }));
  const nodes = [...STARTERS.flatMap(({ design }) => nodesIn(design.content)), ...fresh];
  known = new Set(blocksIn(nodes).flatMap((node) => factsOf(node).map((fact) => `${node.type} ${fact}`)));
  return known;
}

/** What in a stored design is still sample text, in the order of the page. */
export function sampleTextIn(stored: unknown): SampleText[] {
  const { content } = migrateDesign({ design: designOf(stored), block: blockOf });
  const facts = sampleFacts();
  return blocksIn(content).flatMap((node) => {
    const texts = [
      ...factsOf(node).filter((fact) => facts.has(`${node.type} ${fact}`)),
      ...textsOf(node).filter((text) => PLACEHOLDERS.some((placeholder) => text.includes(placeholder))),
    ];
    const block = blockOf(node.type)?.label ?? node.type;
    return [...new Set(texts)].map((text) => ({ id: node.props.id, block, text: shortened(text) }));
  });
}

function factsOf({ type, props }: BlockNode): string[] {
  const rule = Object.hasOwn(OWN_FACTS, type) ? OWN_FACTS[type] : undefined;
  const items = rule && props[rule.list];
  if (!rule || !Array.isArray(items)) return [];
  return items
    .flatMap((item) => rule.texts(recordOf(item)))
    .map((text) => plain(text))
    .filter(Boolean);
}

/** Every text in a block's own properties, without its markup. */
function textsOf({ type, props }: BlockNode): string[] {
  const slots = slotNames(fieldsOf(type) ?? {});
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [plain(value)];
    if (Array.isArray(value)) return value.flatMap(collect);
    return Object.values(recordOf(value)).flatMap(collect);
  };
  return Object.entries(props).flatMap(([name, value]) => (slots.includes(name) ? [] : collect(value)));
}

const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`;
