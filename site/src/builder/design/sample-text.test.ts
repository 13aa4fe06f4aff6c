import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS } from '#site/features/pages/starters/placeholders.ts';
import { STARTERS } from '#site/features/pages/starters/starters.ts';
import { blocks } from '../registry.ts';
import { sampleTextIn } from './sample-text.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const listed = (design: unknown) => sampleTextIn(design).map(({ text }) => text);
const design = (type: string, props: object) => ({ content: [{ type, props: { id: 'a', ...props } }] });

/** How sentences to the writer begin; what visitors are asked to do begins otherwise (“Tell us …”). */
const TO_THE_WRITER =
  /(^|[.?!] )(Say|Then say|Tell how|Name the|Describe|Paste|Put in|Give your own|Choose words|Write as|Write here|Leave out|Compare with|End with)\b/;

describe.each(STARTERS)('$kind “$name”', (starter) => {
  const found = listed(starter.design);

  it('lists every sentence that tells the writer what to write', () => {
    const instructions = textsIn(starter.design)
      .map(plain)
      .filter((text) => TO_THE_WRITER.test(text));
    for (const text of instructions)
      expect(
        found.some((each) => text.startsWith(each.replace(/…$/, ''))),
        text,
      ).toBe(true);
  });

  it('lists every figure, price and word of a client in it', () => {
    const json = JSON.stringify(starter.design);
    for (const [, to, rest = ''] of json.matchAll(/"to":(\d+)([^}]*"title":"[^"]+")/g)) {
      const title = /"title":"([^"]+)"/.exec(rest)?.[1] ?? '';
      expect(
        found.some((text) => text.includes(`${to}`) && text.endsWith(title)),
        `${to} ${title}`,
      ).toBe(true);
    }
    for (const [, quote = ''] of json.matchAll(/"quote":"([^"]+)"/g)) expect(found).toContain(quote);
    for (const [, author = ''] of json.matchAll(/"author":"([^"]+)"/g)) expect(found).toContain(author);
    for (const [, price = ''] of json.matchAll(/"price":"([^"]+)"/g))
      expect(
        found.some((text) => text.includes(price)),
        price,
      ).toBe(true);
  });
});

it.each(['counter', 'stats-bars', 'pie-chart', 'pricing', 'heading', 'text', 'tabs'])(
  'a new block “%s” is listed until it is filled in',
  (type) => {
    expect(listed(design(type, blocks.get(type)?.defaults ?? {}))).not.toEqual([]);
  },
);

it('says where it is, and no longer lists what was replaced', () => {
  const counters = [
    { from: 0, to: 250, before: '', after: '+', title: 'homes sold last year', decimals: 0 },
    { from: 0, to: 61, before: '', after: '', title: 'homes sold last year', decimals: 0 },
  ];
  expect(sampleTextIn(design('counter', { counters }))).toEqual([
    { id: 'a', block: 'Counter', text: '250+ homes sold last year' },
  ]);
  const testimonials = [
    { quote: 'They rang after every inspection.', author: 'A seller’s name', about: '', image: null },
  ];
  expect(listed(design('testimonial-slider', { testimonials }))).toEqual(['A seller’s name']);
});

it('lists nothing of an agency’s own words', () => {
  expect(listed(design('text', { html: '<p>We have sold homes in Newtown since 1998.</p>' }))).toEqual([]);
  expect(listed(design('heading', { text: 'What is happening in your suburb?' }))).toEqual([]);
  expect(listed({})).toEqual([]);
});

it('names no sentence that is nowhere', () => {
  const all = [
    ...STARTERS.map((starter) => starter.design),
    ...[...blocks.values()].map(({ defaults }) => defaults),
  ]
    .flatMap(textsIn)
    .map(plain)
    .join('\n');
  expect(PLACEHOLDERS.filter((placeholder) => !all.includes(placeholder))).toEqual([]);
});
