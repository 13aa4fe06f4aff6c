import { describe, expect, it } from 'vitest';
import { outlineDesign } from './outline-design.ts';

const outline = (...content: { type: string; props: Record<string, unknown> }[]) =>
  outlineDesign({
    content: content.map((node, at) => ({ ...node, props: { id: `b${at}`, ...node.props } })),
    root: { props: {} },
  });
const heading = (level: string, text: string) => ({ type: 'heading', props: { level, text } });

describe('headings', () => {
  it('are named where they skip a level', () => {
    expect(outline(heading('1', 'Title'), heading('2', 'Part'), heading('4', 'Deep')).headings).toEqual([
      { id: 'b2', block: 'Heading', text: '“Deep” is an H4 after an H2. Use H3.' },
    ]);
  });
  it('are named where they are a second title', () => {
    expect(outline(heading('1', 'One'), heading('1', 'Two')).headings).toMatchObject([{ id: 'b1' }]);
  });
  it('are read in written text too', () => {
    const text = { type: 'text', props: { html: '<h2>Part</h2><p>…</p><h4>Deep</h4>' } };
    expect(outline(text).headings).toMatchObject([{ id: 'b0', block: 'Text' }]);
  });
});

it('lists pictures without alt text, not backgrounds', () => {
  const found = outline(
    { type: 'image', props: { picture: { id: 1, alt: 'A house' } } },
    { type: 'image', props: { picture: { id: 2, alt: ' ' } } },
    { type: 'section', props: { background: 'image', image: { id: 3 }, content: [] } },
  );
  expect(found.pictures).toEqual([{ id: 'b1', block: 'Image', media: 2 }]);
});

it('lists buttons without a link', () => {
  const found = outline(
    { type: 'button', props: { buttons: [{ label: 'Go', link: { href: '/gone' } }] } },
    { type: 'button', props: { buttons: [{ label: 'Nowhere', link: null }] } },
  );
  expect(found.noLink).toEqual([{ id: 'b1', block: 'Button', text: 'Nowhere' }]);
});
