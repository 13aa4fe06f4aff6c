import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designOf } from '#site/block-kit/design.ts';
import { hashOfDesign } from '#site/features/pages/starters/hash-of-design.ts';
import { withIds } from '#site/features/pages/starters/starter.ts';
import { starterPictures } from '#site/features/pages/starters/starter-pictures.ts';
import { STARTERS } from '#site/features/pages/starters/starters.ts';
import { sanitiseHtml } from '#site/server/sanitise-html.ts';
import { cleanDesign } from '../builder/design/clean-design.ts';
import { blockOf as block, blocksIn, fieldsOf } from '../builder/design/known-blocks.ts';
import { migrateDesign } from '../builder/design/migrate-design.ts';
import { blocks } from '../builder/registry.ts';
import { DEMO_PAGES } from './demo-pages/demo-pages.ts';
import { DEMO_POSTS } from './demo-posts/demo-posts.ts';

const PICTURES = join(import.meta.dirname, '../../public/assets/starters');

/** The level of the headings that blocks bring themselves. */
const OWN_HEADINGS: Record<string, number> = {
  ...{
    'listing-grid': 2,
    'open-homes': 2,
    'recent-sales': 2,
    'suburb-facts': 2,
    'lead-form': 2,
    newsletter: 2,
    ...{ countdown: 2, auctions: 2, 'sold-map': 2, reviews: 2, 'agent-finder': 2 },
  },
  ...{ 'team-grid': 3, 'office-cards': 3, 'agent-card': 3, timeline: 3, pricing: 3, faq: 3, 'icon-box': 3 },
};

const demo = DEMO_PAGES.map((page) => ({
  name: `demo ${page.path}`,
  kind: 'page',
  design: {
    content: withIds(page.content({ picture: () => ({ id: 1, alt: 'A street' }), agent: () => [1] })),
  },
}));
const demoPosts = DEMO_POSTS.map((post) => ({
  name: `demo post ${post.slug}`,
  kind: 'post',
  design: {
    content: withIds(post.content({ picture: () => ({ id: 1, alt: 'A street' }), agent: () => [1] })),
  },
}));
const pages = [...STARTERS, ...demo].filter(({ kind }) => kind === 'page');

it.each([...STARTERS, ...demo, ...demoPosts])(
  '“$name” is made of blocks there are, with values they take',
  ({ design }) => {
    const written = designOf(design);
    const nodes = blocksIn(written.content);
    expect(nodes.map(({ type }) => type).filter((type) => !blocks.has(type))).toEqual([]);
    for (const { type, props } of nodes) {
      const { id: _id, ...own } = props;
      expect(Object.keys(own).filter((name) => !fieldsOf(type)?.[name])).toEqual([]);
    }
    const whole = migrateDesign({ design: written, block });
    const cleaned = cleanDesign({ value: whole, block, sanitise: sanitiseHtml, isAdmin: false });
    // What is stored may leave defaults out; read again it is the same, so nothing was altered or refused.
    expect(migrateDesign({ design: cleaned, block })).toEqual(whole);
  },
);

it.each(pages)(
  '“$name” has one title, and headings that go one level down at a time',
  ({ design: { content } }) => {
    const levels = blocksIn(content).flatMap(({ type, props }) =>
      type === 'heading' ? Number(props.level) : (OWN_HEADINGS[type] ?? []),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  },
);

it.each(pages)('“$name” links to no part of the page that is not there', ({ design: { content } }) => {
  const text = JSON.stringify(content);
  const anchors = new Set([...text.matchAll(/"anchor":"([^"]+)"/g)].map(([, name]) => name));
  const links = [...text.matchAll(/"href":"#([^"]+)"/g)].map(([, name]) => name);
  expect(links.filter((name) => !anchors.has(name))).toEqual([]);
});

it.each(pages)('“$name” promises sold properties only where its link opens them', ({ design }) => {
  const whole = migrateDesign({ design: designOf(design), block });
  const links = blocksIn(whole.content)
    .filter(({ type }) => type === 'listing-grid')
    .map(({ props: { channel, linkLabel } }) => ({ channel, linkLabel }));
  expect(
    links.filter(({ channel, linkLabel }) => channel !== 'sold' && /sold/i.test(String(linkLabel))),
  ).toEqual([]);
});

it('has no name twice', () => {
  expect(new Set(STARTERS.map(({ name }) => name)).size).toBe(STARTERS.length);
});

it.each(STARTERS)(
  '“$name” has a picture of its design as it is now: npm run docs:starters draws it',
  ({ name, design }) => {
    const picture = starterPictures[name];
    expect(picture?.design).toBe(hashOfDesign(design));
    expect(existsSync(join(PICTURES, picture?.file ?? 'none'))).toBe(true);
  },
);

it('has no two starters of one name, nor a picture of none', () => {
  const names = STARTERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(starterPictures).sort()).toEqual(names.sort());
});
