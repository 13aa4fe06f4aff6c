import { describe, expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { faq } from '#site/blocks/faq/faq.tsx';
import { jsonLdOf } from './json-ld.ts';

const node = (id: string, changes: object): BlockNode => ({
  type: 'faq',
  props: { ...faq.defaults, id, ...changes },
});
const questions = (...names: string[]) => ({
  items: names.map((question) => ({ question, answer: `<p>The answer to ${question}</p>` })),
});
const said = (...content: BlockNode[]) =>
  jsonLdOf({
    loaded: {
      content,
      data: new Map(content.map(({ props }) => [props.id, null])),
      pictures: new Map(),
    },
    siteUrl: 'https://example.com',
  }) as { mainEntity: { name: string }[] }[];

describe('what questions tell search engines', () => {
  it('is one list for the whole page', () => {
    const all = said(node('a', questions('Why?', 'How?')), node('b', questions('When?')));
    expect(all).toHaveLength(1);
    expect(all[0]?.mainEntity.map(({ name }) => name)).toEqual(['Why?', 'How?', 'When?']);
    expect(all[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ acceptedAnswer: { '@type': 'Answer', text: '<p>The answer to Why?</p>' } }, {}, {}],
    });
  });

  it('leaves out blocks that say not to, and questions without an answer', () => {
    const items = [...questions('Why?').items, { question: 'Who?', answer: '<p> </p>' }];
    expect(said(node('a', { ...questions('How?'), tell: false }))).toEqual([]);
    expect(said(node('a', { items }))[0]?.mainEntity.map(({ name }) => name)).toEqual(['Why?']);
  });
});
