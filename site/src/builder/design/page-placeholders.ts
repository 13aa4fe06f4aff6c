import { type FieldsOf, mapBlocks, recordOf, walkBlocks } from '#site/block-kit/design.ts';
import type { BlockField, BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import type { PageSubject } from '#site/block-kit/page-subject.ts';
import { postDate } from '#site/features/posts/post-list.tsx';

/** What stands for `{address}` and the like in the written text of a page's template. */
export function placeholdersOf(page: PageSubject): Record<string, string> {
  switch (page.kind) {
    case 'listing': {
      const { address, priceText } = page.listing;
      return {
        address: address.full,
        street: address.street ?? '',
        suburb: address.suburb ?? '',
        price: priceText,
        agent: page.agents[0]?.name ?? '',
        office: page.office?.name ?? '',
      };
    }
    case 'agent':
      return { agent: page.agent.name, office: page.office?.name ?? '' };
    case 'office':
      return { office: page.office.name, suburb: page.office.suburb ?? '' };
    case 'suburb':
      return { suburb: page.stock.suburb.name };
    case 'post': {
      const { title, categories, author } = page.post;
      return {
        title,
        date: postDate(page.post),
        category: categories[0]?.name ?? '',
        author: author?.name ?? '',
        agent: author?.name ?? '',
      };
    }
    case 'archive':
      return { search: page.view.title };
    case 'not-found':
      return {};
  }
}

/** Whether any text of these blocks may have a placeholder; most templates have none. */
export function mayHavePlaceholders({
  nodes,
  fieldsOf,
}: {
  nodes: BlockNode[];
  fieldsOf: FieldsOf;
}): boolean {
  return [...walkBlocks({ nodes, fieldsOf })].some(({ node }) => hasPlaceholder({ node, fieldsOf }));
}

/** Whether the written text of one block may, beside the blocks in it. */
export function hasPlaceholder({
  node: { type, props },
  fieldsOf,
}: {
  node: BlockNode;
  fieldsOf: FieldsOf;
}): boolean {
  const texts = Object.entries(fieldsOf(type) ?? {}).filter(([, { kind }]) => kind !== 'slot');
  return NAMED.test(JSON.stringify(texts.map(([name]) => props[name])));
}

/** The blocks with those texts in place of the placeholders. Anything else in braces stays as it was written. */
export function fillPlaceholders({
  nodes,
  fieldsOf,
  words,
}: {
  nodes: BlockNode[];
  fieldsOf: FieldsOf;
  words: Record<string, string>;
}): BlockNode[] {
  return mapBlocks({
    nodes,
    fieldsOf,
    change: (node) => fillBlock({ node, fieldsOf, words }),
  });
}

/** One block with placeholders filled in its own text; the blocks in it stay as they are. */
export const fillBlock = ({
  node,
  fieldsOf,
  words,
}: {
  node: BlockNode;
  fieldsOf: FieldsOf;
  words: Record<string, string>;
}): BlockNode => ({
  ...node,
  props: { ...node.props, ...filled({ props: node.props, fields: fieldsOf(node.type) ?? {}, words }) },
});

/** In the link of an item's template: to the item's own page. */
const ITEM_LINK = '#item';

const NAMED = /\{[a-z]+\}|"#item"/;

type Words = { words: Record<string, string> };

/** The properties that change; most of a block's say nothing of the page. */
function filled({ props, fields, words }: Words & { props: Record<string, unknown>; fields: BlockFields }) {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const field = fields[name];
    if (field && mayName(value)) changed[name] = filledValue({ value, field, words });
  }
  return changed;
}

/** Looked up once for each value: a list draws the same template for every record. */
const named = new WeakMap<object, boolean>();

function mayName(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{');
  if (typeof value !== 'object' || value === null) return false;
  const known = named.get(value);
  if (known !== undefined) return known;
  const found = NAMED.test(JSON.stringify(value));
  named.set(value, found);
  return found;
}

function filledValue({ value, field, words }: Words & { value: unknown; field: BlockField }): unknown {
  const inside = (item: unknown, of: BlockFields) => {
    const props = recordOf(item);
    return { ...props, ...filled({ props, fields: of, words }) };
  };
  if (typeof value === 'string' && (field.kind === 'text' || field.kind === 'textarea'))
    return replaced(value, words);
  // What is known of the page is text: it must not become markup.
  if (typeof value === 'string' && field.kind === 'richtext')
    return replaced(
      value,
      Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escaped(text)])),
    );
  if (field.kind === 'link' && recordOf(value).href === ITEM_LINK && words.link !== undefined)
    return words.link ? { ...recordOf(value), href: words.link } : null;
  if (field.kind === 'group') return inside(value, field.of);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => inside(item, field.of));
  return value;
}

const replaced = (text: string, words: Record<string, string>): string =>
  text.replace(/\{([a-z]+)\}/g, (all, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : all,
  );

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
