import { describe, expect, it } from 'vitest';
import type { BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import { fillPlaceholders, mayHavePlaceholders } from './page-placeholders.ts';

const FIELDS: Record<string, BlockFields> = {
  box: { content: { kind: 'slot', label: 'Content' } },
  words: {
    title: { kind: 'text', label: 'Title' },
    html: { kind: 'richtext', label: 'Text' },
    code: { kind: 'html', label: 'Code' },
    look: { kind: 'group', label: 'Look', of: { note: { kind: 'textarea', label: 'Note' } } },
    items: { kind: 'list', label: 'Items', itemLabel: 'name', of: { name: { kind: 'text', label: 'Name' } } },
  },
};
const fieldsOf = (type: string) => FIELDS[type];
const node = (props: object): BlockNode => ({ type: 'words', props: { id: 'w', ...props } });
const words = { address: '1 <b>Bold</b> Street & Co', agent: 'Ada' };
const fill = (props: object) => fillPlaceholders({ nodes: [node(props)], fieldsOf, words })[0]?.props;

describe('words of the page in a template', () => {
  it('take the place of their names, in groups, lists and inner blocks too', () => {
    const inner = node({ title: 'Ask {agent}', look: { note: '{agent}!' }, items: [{ name: '{agent}' }] });
    const [outer] = fillPlaceholders({
      nodes: [{ type: 'box', props: { id: 'b', content: [inner] } }],
      fieldsOf,
      words,
    });
    const [filled] = (outer?.props.content ?? []) as BlockNode[];
    expect(filled?.props).toMatchObject({
      title: 'Ask Ada',
      look: { note: 'Ada!' },
      items: [{ name: 'Ada' }],
    });
  });

  it('cannot become markup', () => {
    expect(fill({ html: '<p>{address}</p>' })?.html).toBe('<p>1 &lt;b&gt;Bold&lt;/b&gt; Street &amp; Co</p>');
  });

  it('leave what nobody knows, pasted code and other values alone', () => {
    const props = { title: '{nothing} {Agent} {toString}', code: '{agent}', items: 'broken', look: null };
    expect(fill(props)).toMatchObject({ title: props.title, code: '{agent}', items: 'broken' });
  });

  it('are looked for only where a template names any', () => {
    const named = (props: object) => mayHavePlaceholders({ nodes: [node(props)], fieldsOf });
    expect(named({ title: 'Plain', items: [{ name: 'a' }] })).toBe(false);
    expect(named({ items: [{ name: 'With {agent}' }] })).toBe(true);
  });
});
