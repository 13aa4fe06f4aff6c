import { expect, it } from 'vitest';
import { cleanDesign } from './blocks/design/clean-design.ts';
import { designOf, walkBlocks } from './blocks/design/design.ts';
import { migrateDesign } from './blocks/design/migrate-design.ts';
import { blocks } from './blocks/registry.ts';
import { STARTERS } from './features/pages/starters/starters.ts';
import { sanitiseHtml } from './server/sanitise-html.ts';

const block = (type: string) => blocks.get(type);
const fieldsOf = (type: string) => block(type)?.fields;

it.each(STARTERS)('“$name” is made of blocks there are, with values they take', ({ design }) => {
  const written = designOf(design);
  const nodes = [...walkBlocks({ nodes: written.content, fieldsOf })].map(({ node }) => node);
  expect(nodes.map(({ type }) => type).filter((type) => !blocks.has(type))).toEqual([]);
  for (const { type, props } of nodes) {
    const { id: _id, ...own } = props;
    expect(Object.keys(own).filter((name) => !fieldsOf(type)?.[name])).toEqual([]);
  }
  const whole = migrateDesign({ design: written, block });
  const cleaned = cleanDesign({ value: whole, block, sanitise: sanitiseHtml, isAdmin: false });
  // What is stored may leave defaults out; read again it is the same, so nothing was altered or refused.
  expect(migrateDesign({ design: cleaned, block })).toEqual(whole);
});

it('has no name twice', () => {
  expect(new Set(STARTERS.map(({ name }) => name)).size).toBe(STARTERS.length);
});
