import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '#site/block-kit/block.ts';
import { MAX_BLOCKS, MAX_DEPTH, nodesIn } from '#site/block-kit/design.ts';
import type { BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import { cleanDesign, DesignProblem } from './clean-design.ts';
import { cleanValue, safeHref } from './clean-value.ts';

const View = () => null;
const known: Record<string, AnyBlock> = {
  text: {
    name: 'text',
    label: 'Text',
    category: 'basic',
    fields: { text: { kind: 'text', label: 'Text' }, tone: tones() },
    defaults: { text: 'Hello', tone: 'plain' },
    // Version 1 called it `words`.
    migrations: [({ words, ...props }) => ({ ...props, text: words })],
    View,
  },
  box: {
    name: 'box',
    label: 'Box',
    category: 'layout',
    fields: { content: { kind: 'slot', label: 'Content' } },
    defaults: { content: [] },
    View,
  },
  html: {
    name: 'html',
    label: 'HTML',
    category: 'basic',
    adminOnly: true,
    fields: { code: { kind: 'html', label: 'HTML' } },
    defaults: { code: '' },
    View,
  },
};

function tones(): BlockFields[string] {
  return {
    kind: 'select',
    label: 'Tone',
    options: [
      { value: 'plain', label: 'Plain' },
      { value: 'loud', label: 'Loud' },
    ],
  };
}

const block = (type: string) => (Object.hasOwn(known, type) ? known[type] : undefined);
const node = (type: string, props: Record<string, unknown>): BlockNode => ({
  type,
  props: { id: `${type}-1`, ...props },
});
const clean = (content: unknown, { isAdmin = false, before = [] as BlockNode[] } = {}) =>
  cleanDesign({
    value: { content, root: { props: {} } },
    block,
    sanitise: (html) => html.replace(/<script.*?<\/script>/gs, ''),
    isAdmin,
    before: { content: before, root: { props: {} } },
  }).content;

describe('a design as it is stored', () => {
  it('holds what the fields name, and nothing else', () => {
    const [stored] = clean([node('text', { _v: 2, text: 'Hi', tone: 'shouting', onclick: 'steal()' })]);
    expect(stored).toEqual({ type: 'text', props: { id: 'text-1', _v: 2, text: 'Hi', tone: 'plain' } });
  });

  it('is of today’s version', () => {
    expect(clean([node('text', { words: 'Old', tone: 'loud' })])).toEqual([
      { type: 'text', props: { id: 'text-1', _v: 2, text: 'Old', tone: 'loud' } },
    ]);
  });

  it('keeps what this version does not know', () => {
    const future = node('hologram', { depth: 3, inner: [{ anything: true }] });
    expect(clean([future])).toEqual([future]);
  });

  it('has no id twice', () => {
    const ids = clean([node('text', {}), node('text', {}), node('box', { content: [node('text', {})] })]);
    const [inner] = nodesIn(ids[2]?.props.content);
    expect([...ids, inner].map((each) => each?.props.id)).toEqual([
      'text-1',
      'text-1-2',
      'box-1',
      'text-1-3',
    ]);
  });

  it.each([null, 'text', 42, {}, [null, 1, {}, { type: 'text' }, { type: 'text', props: {} }]])(
    'is empty where %j was sent',
    (content) => expect(clean(content)).toEqual([]),
  );

  it(`holds ${MAX_BLOCKS} blocks and no more`, () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => node('text', { id: `t-${at}` }));
    expect(clean(many(MAX_BLOCKS))).toHaveLength(MAX_BLOCKS);
    expect(() => clean(many(MAX_BLOCKS + 1))).toThrow(DesignProblem);
  });

  it(`nests ${MAX_DEPTH} deep and no more`, () => {
    const nested = (depth: number): BlockNode =>
      node('box', { id: `b-${depth}`, content: depth > 1 ? [nested(depth - 1)] : [] });
    expect(clean([nested(MAX_DEPTH)])).toHaveLength(1);
    expect(() => clean([nested(MAX_DEPTH + 1)])).toThrow(/Move the innermost blocks out/);
  });

  it('takes pasted HTML from admins alone, without its scripts', () => {
    const html = node('html', { code: '<b>Hi</b><script>alert(1)</script>' });
    expect(() => clean([html])).toThrow(/Only admins/);
    const stored = clean([html], { isAdmin: true });
    expect(stored[0]?.props.code).toBe('<b>Hi</b>');
    // An editor may move it about, and not change it.
    expect(clean([node('box', { content: stored })], { before: stored })).toHaveLength(1);
    const altered = [{ ...stored[0], props: { ...stored[0]?.props, code: '<i>Hi</i>' } }];
    expect(() => clean(altered, { before: stored })).toThrow(DesignProblem);
  });
});

describe('a link', () => {
  it.each([
    '/buy',
    '#form',
    '?page=2',
    'https://example.com/a?b#c',
    'mailto:a@example.com',
    'tel:+61290000000',
  ])('may lead to %s', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'ftp://x',
  ])('may not lead to %j', (href) => expect(safeHref(href)).toBe(''));
});

describe('a value that may differ by device', () => {
  const field = { kind: 'number', label: 'Space', min: 0, max: 100, perDevice: true } as const;
  const number = (value: unknown) =>
    cleanValue({ field, value, fallback: { base: 40 }, sanitise: (html) => html });

  it.each([
    [
      { base: 10, mobile: 5 },
      { base: 10, mobile: 5 },
    ],
    [
      { base: 1000, tablet: -5 },
      { base: 100, tablet: 0 },
    ],
    [
      { base: 'x', mobile: 'y' },
      { base: 40, mobile: 40 },
    ],
    [12, { base: 40 }],
    [{ base: 10, tablet: null, watch: 1 }, { base: 10 }],
  ])('%j is %j', (value, cleaned) => expect(number(value)).toEqual(cleaned));
});
