// The server renderer is set for one file alone; half a second.
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { openListing } from '#site/block-kit/parts/example-listings.ts';
import { setIslandRenderer } from '#site/ui/island-html.ts';
import { reusedContent } from '#site/ui/reused-content.ts';
import { InnerView } from '../design/design-view.tsx';
import { blockOf } from '../design/known-blocks.ts';
import { migrateDesign } from '../design/migrate-design.ts';
import { designOfItem, type ItemDesign } from './item-design.ts';
import { itemInDesign } from './item-in-design.ts';

setIslandRenderer(renderToString);

const block = (type: string, id: string, props: object = {}): BlockNode => ({
  type,
  props: { id, ...props },
});

/** A published template of these blocks. */
function template(...nodes: BlockNode[]): ItemDesign {
  const { content } = migrateDesign({ design: { content: nodes, root: { props: {} } }, block: blockOf });
  return {
    id: 1,
    content,
    data: Object.fromEntries(content.map(({ props }) => [props.id, null])),
    parts: content.filter(({ type }) => type.startsWith('item-')).map(({ props }) => props.id),
    pictures: {},
    worded: ['text'],
  };
}
const plain = template(
  block('item-price', 'price'),
  block('heading', 'text', { text: '{street} – {open}', level: 'h3' }),
  block('item-actions', 'save'),
);

/** A listing as the read model gives it: the same object for the same row, never changed. */
const listing = Object.freeze({ ...openListing });
const item: LoopItem = { kind: 'listings', id: listing.id, listing };
const before = Date.parse('2026-11-21T00:00:00Z');
const [inspection] = listing.inspections;
const after = Date.parse(inspection?.endsAt ?? '') + 1;

const inTemplate = (changes: Partial<Parameters<typeof itemInDesign>[0]> = {}) =>
  itemInDesign({ design: plain, item, prefix: 'loop-1-', now: before, ...changes });

describe('a listing in a template that shows nothing beside its items', () => {
  it('is the same object while nothing it shows changes', () => {
    const first = inTemplate();
    expect(first.drawnOnce).toBe('loop-1-');
    // The template is loaded for each request; its blocks are the same until somebody changes it.
    expect(inTemplate({ design: { ...plain }, now: before + 1000 })).toBe(first);
  });

  it.each([
    ['another listing', { item: { ...item, listing: Object.freeze({ ...listing }) } }],
    ['another loop', { prefix: 'loop-2-' }],
    ['another template', { design: { ...plain, content: [...plain.content] } }],
    ['a time when its inspection is over', { now: after }],
    ['a time before it was made', { now: before - 1000 }],
  ])('is another object for %s', (_, changes) => {
    const first = inTemplate();
    expect(inTemplate(changes)).not.toBe(first);
  });

  it('says what is true at the time', () => {
    const text = (now: number) => String(inTemplate({ now }).content[1]?.props.text);
    expect(text(before)).toContain('Open');
    expect(text(after)).not.toContain('Open');
  });

  it('looks the same drawn once as drawn for each page', () => {
    const draw = (design: ReturnType<typeof designOfItem>) => <InnerView design={design} now={before} />;
    const fresh = renderToString(
      <div>{draw(designOfItem({ design: plain, item, prefix: 'loop-1-', now: before }))}</div>,
    );
    for (let time = 0; time < 2; time += 1) {
      const design = inTemplate();
      const reused = reusedContent({
        of: design,
        form: '',
        idPrefix: design.drawnOnce,
        content: () => draw(design),
      });
      expect(renderToString(<div {...reused} />)).toBe(fresh);
    }
  });
});

describe('is made for each page where', () => {
  it.each([
    [
      'a block beside it loads something',
      { design: template(block('item-price', 'price'), block('posts', 'news')) },
    ],
    [
      'staff chose a picture, which may be replaced',
      {
        design: template(
          block('item-price', 'price'),
          block('image', 'photo', { picture: { id: 7, alt: '' } }),
        ),
      },
    ],
    ['the listing is no object that stays the same', { item: { ...item, listing: { ...listing } } }],
  ])('%s', (_, changes) => {
    const first = inTemplate(changes);
    expect(first.drawnOnce).toBeUndefined();
    expect(inTemplate(changes)).not.toBe(first);
  });
});
