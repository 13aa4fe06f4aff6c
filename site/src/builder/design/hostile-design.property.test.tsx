import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Design, MAX_DEPTH, walkBlocks } from '#site/block-kit/design.ts';
import { type BlockExamples, EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import type { BlockField, BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import { BROWSER_CHECK } from '#site/features/contact-forms/form/old-browsers.ts';
import { sanitiseHtml } from '#site/server/sanitise-html.ts';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { setIslandRenderer, startPage } from '#site/ui/island-html.ts';
import { blocks } from '../registry.ts';
import { cleanDesign, DesignProblem } from './clean-design.ts';
import { DesignView } from './design-view.tsx';
import { jsonLdOf } from './json-ld.ts';
import { migrateDesign } from './migrate-design.ts';

setIslandRenderer(renderToString);
await readyEveryForm();

const modules = import.meta.glob<{ examples: BlockExamples<Record<string, unknown>, unknown> }>(
  '../../blocks/*/*.examples.tsx',
  { eager: true },
);
const block = (type: string) => blocks.get(type);
const clean = (value: unknown, { isAdmin = true } = {}) =>
  cleanDesign({ value, block, sanitise: sanitiseHtml, isAdmin });

/** What somebody who means harm, or a program that is broken, sends in any place. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'java\u0000script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'https://www.youtube.com/watch?v="><script>',
  '/media/x.mp4"onerror="alert(1)',
  '#" onclick="alert(1)',
  'red;background:url(javascript:alert(1))',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '\ud800',
  '2026-02-31',
  '-0',
];
const wild = fc.oneof(
  { depthSize: 'small', withCrossShrink: true },
  fc.constantFrom<unknown>(...HOSTILE),
  fc.constantFrom<unknown>(null, undefined, true, '', 0, -1, 1e308, Number.NaN, [], {}),
  fc.constantFrom<unknown>({ toString: null }, { id: 1, alt: '"><script>' }, { href: 'javascript:alert(1)' }),
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
);

/** A value as its field wants it, more often than not; else anything. */
function valueFor(field: BlockField): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fittingFor(field) }, { weight: 2, arbitrary: wild });
}

function fittingFor(field: BlockField): fc.Arbitrary<unknown> {
  const single = singleFor(field);
  if (!('perDevice' in field && field.perDevice)) return single;
  return fc.record({ base: single, tablet: single, mobile: single }, { requiredKeys: [] });
}

function singleFor(field: BlockField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      return fc.double({ min: field.min, max: field.max, noNaN: true });
    case 'toggle':
      return fc.boolean();
    case 'select':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'media':
      return fc.constantFrom({ id: 1, alt: '' }, { id: 2 }, { id: 404 });
    case 'link':
      return fc
        .constantFrom(...['/buy', '#end', 'https://youtu.be/dQw4w9WgXcQ', ...HOSTILE])
        .map((href) => ({ href }));
    case 'reference':
      return fc.array(fc.nat({ max: 5 }));
    case 'list':
      return fc.array(propsFor(field.of), { maxLength: 3 });
    case 'group':
      return propsFor(field.of);
    case 'slot':
      return fc.constant([]);
    default:
      return fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
  }
}

const propsFor = (fields: BlockFields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])), {
    requiredKeys: [],
  });

const nodeOf = (type: string) =>
  fc.record({
    type: fc.constant(type),
    props: propsFor(block(type)?.fields ?? {}).chain((props) =>
      fc
        .record({ id: fc.oneof(fc.constantFrom('a', '__proto__', 'x"y', '\ud800'), fc.string()) })
        .map((own) => ({ ...props, ...own })),
    ),
  });
const anyNode = fc.constantFrom(...blocks.keys(), 'hologram').chain(nodeOf);
const someNodes = fc.array(anyNode, { maxLength: 3 });
const anyDesign = fc.oneof(
  someNodes,
  // Blocks within blocks.
  fc
    .tuple(nodeOf('section'), someNodes)
    .map(([outer, content]) => [{ ...outer, props: { ...outer.props, content } }]),
  fc.array(wild),
  wild,
);

/** A design as a page draws it, each block with the data of its first example. */
function draw({ content }: Design): string {
  const fieldsOf = (type: string) => block(type)?.fields;
  const nodes = [...walkBlocks({ nodes: content, fieldsOf })].map(({ node }) => node);
  startPage();
  return renderToString(
    <DesignView
      loaded={{ content, data: new Map(nodes.map((node) => [node.props.id, dataOf(node)])), pictures }}
      now={EXAMPLE_NOW}
    />,
  );
}

const dataOf = ({ type }: BlockNode): unknown =>
  Object.values(modules[`../../blocks/${type}/${type}.examples.tsx`]?.examples ?? {})[0]?.data ?? null;

const pictures = new Map(
  [1, 2].flatMap((id) => {
    const found = examplePicture({ id });
    return found ? [[id, found] as const] : [];
  }),
);

/** A file of ours that contact forms bring along. */
const OWN_SCRIPT = `<script defer="" src="${BROWSER_CHECK}">`;

/** What runs in this markup. React escapes what is between quotes, so a tag here is one. */
function runs(html: string): string[] {
  const tags = html.match(/<[a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi) ?? [];
  const sent = tags.filter((tag) => tag !== OWN_SCRIPT);
  return sent.filter(
    (tag) =>
      /^<(script|style|iframe|object|embed|base|meta|form action="(?!\/))/i.test(tag) ||
      / on[a-z]+ *=/i.test(withoutValues(tag)) ||
      /^<link .*href="(?!\/)/i.test(tag) ||
      / srcdoc *=/i.test(withoutValues(tag)) ||
      /(?:href|src|action|formaction|xlink:href)="(?!\/|#|\?|https?:|mailto:|tel:|fb-messenger:\/\/share\/|data:image\/|")/i.test(
        tag,
      ) ||
      /(?:href|src|action)="\/[/\\]/i.test(tag) ||
      /style="[^"]*(javascript:|expression\()/i.test(tag),
  );
}

const withoutValues = (tag: string): string => tag.replace(/"[^"]*"|'[^']*'/g, '""');

describe('whatever is sent as a design', () => {
  it('is cleaned, or refused with a sentence; and cleaned once is clean', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyDesign, fc.boolean(), (content, isAdmin) => {
        let design: Design;
        try {
          design = clean({ content, root: { props: { '': content } } }, { isAdmin });
        } catch (error) {
          expect(error).toBeInstanceOf(DesignProblem);
          return;
        }
        const ids = [...walkBlocks({ nodes: design.content, fieldsOf: (type) => block(type)?.fields })].map(
          ({ node }) => node.props.id,
        );
        expect(new Set(ids).size).toBe(ids.length);
        const text = JSON.stringify(design);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]|"__proto__":/);
        expect(JSON.stringify(clean(JSON.parse(text)))).toBe(text);
      }),
      { numRuns: 300 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([...blocks.keys()])('“%s” draws, and nothing in it runs', { timeout: 120_000 }, (type) => {
    fc.assert(
      fc.property(nodeOf(type), (node) => {
        const stored: unknown = JSON.parse(JSON.stringify(clean({ content: [node] })));
        const design = migrateDesign({ design: stored as Design, block });
        expect(runs(draw(design))).toEqual([]);
        const loaded = {
          content: design.content,
          data: new Map(design.content.map((one) => [one.props.id, dataOf(one)])),
          pictures,
        };
        expect(() => jsonLdOf({ loaded, siteUrl: 'https://www.example.com.au' })).not.toThrow();
      }),
      { numRuns: 30 },
    );
  });

  it.each([...blocks.keys()])('“%s” draws with nothing but nulls', (type) => {
    const nulls = Object.fromEntries(Object.keys(block(type)?.fields ?? {}).map((name) => [name, null]));
    const design = clean({ content: [{ type, props: { ...nulls, id: 'a' } }] });
    expect(() => draw(migrateDesign({ design, block }))).not.toThrow();
  });
});

it('a page draws as deep as reusable sections within one another can make it', () => {
  const levels = 11 * MAX_DEPTH;
  const nested = Array.from({ length: levels }).reduce<BlockNode[]>(
    (content, _, at) => [
      { type: 'section', props: { ...block('section')?.defaults, id: `s${at}`, content } },
    ],
    [],
  );
  expect(draw({ content: nested, root: { props: {} } }).match(/<section/g)).toHaveLength(levels);
});

describe('a test of what runs', () => {
  it.each([
    '<script src="/x">',
    '<img src="/a.png" onerror="x">',
    '<a href="javascript:alert(1)">',
    '<a href=" javascript:alert(1)">',
    '<a href="//evil.example">',
    '<iframe srcdoc="x">',
  ])('finds %s', (html) => expect(runs(html)).toHaveLength(1));

  it('lets words about it stand', () => {
    expect(runs('<p title="onclick=&quot;x&quot; &lt;script&gt;">&lt;script&gt; onclick="x"</p>')).toEqual(
      [],
    );
  });
});
