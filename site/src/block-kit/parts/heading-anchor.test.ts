import { describe, expect, it } from 'vitest';
import { headingAnchor, headingsIn, textOf, withHeadingIds } from './heading-anchor.ts';

describe('headingAnchor', () => {
  it.each([
    ['How we sell', 'how-we-sell-3f2a1c'],
    ['Café & “Bar”: don’t', 'cafe-bar-dont-3f2a1c'],
    ['東京', 'part-3f2a1c'],
    ['', 'part-3f2a1c'],
  ])('%s → %s', (text, id) => expect(headingAnchor({ blockId: 'heading-3f2a1c', text })).toBe(id));

  it('tells the same words in two blocks apart', () => {
    const text = 'Fees';
    expect(headingAnchor({ blockId: 'a-111111', text })).not.toBe(
      headingAnchor({ blockId: 'a-222222', text }),
    );
  });
});

describe('headings of written text', () => {
  const html = '<h2>One &amp; <em>two</em></h2><p>x</p><h3 id="own" lang="de">Drei</h3><h2> </h2>';

  it('get an id where they have none', () => {
    expect(withHeadingIds({ html, blockId: 'text-abc123' })).toBe(
      '<h2 id="one-two-abc123">One &amp; <em>two</em></h2><p>x</p><h3 id="own" lang="de">Drei</h3><h2 id="part-abc123"> </h2>',
    );
  });

  it('of the same words get two ids', () => {
    expect(headingsIn({ html: '<h2>Fees</h2><h2>Fees</h2>', blockId: 'abc123' }).map(({ id }) => id)).toEqual(
      ['fees-abc123', 'fees-abc123-2'],
    );
  });

  it('are found with the ids that they get', () => {
    expect(headingsIn({ html, blockId: 'text-abc123' })).toEqual([
      { id: 'one-two-abc123', text: 'One & two', level: 2 },
      { id: 'own', text: 'Drei', level: 3 },
    ]);
  });

  it('are none in text without any', () => {
    expect(headingsIn({ html: '<p>2 &lt; 3</p>', blockId: 'a' })).toEqual([]);
    expect(textOf('<p>2 &lt; 3</p>')).toBe('2 < 3');
  });
});

it('reads a text that only begins tags in one pass', () => {
  // In time that grows with its square, this would take minutes.
  expect(textOf(`${'<'.repeat(300_000)}b>Fees`)).toBe(`${'<'.repeat(299_999)} Fees`);
});
