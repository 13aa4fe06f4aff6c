import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designOf } from '#site/block-kit/design.ts';
import { hashOfDesign } from '#site/features/pages/starters/hash-of-design.ts';
import { kitPictures } from '#site/features/pages/website-kits/kit-pictures.ts';
import { WEBSITE_KITS } from '#site/features/pages/website-kits/website-kits.ts';
import { sanitiseHtml } from '#site/server/sanitise-html.ts';
import { colourProblems } from '#site/ui/theme/contrast-problems.ts';
import { cleanDesign } from '../builder/design/clean-design.ts';
import { blockOf as block, blocksIn, fieldsOf } from '../builder/design/known-blocks.ts';
import { migrateDesign } from '../builder/design/migrate-design.ts';
import { sampleTextIn } from '../builder/design/sample-text.ts';
import { appliesTo, cleanStyle } from '../builder/design/style-presets.ts';
import { blocks } from '../builder/registry.ts';

const PICTURES = join(import.meta.dirname, '../../public/assets/kits');

describe.each(WEBSITE_KITS)('the kit “$name”', (kit) => {
  const designs = [kit.header, kit.footer, ...kit.pages.map(({ design }) => design)];
  const home = kit.pages.find(({ path }) => path === '/');

  it('has colours whose text can be read', () => {
    expect(colourProblems(kit.theme.colours)).toEqual({});
  });

  it('is made of blocks there are, with values they take', () => {
    for (const design of designs) {
      const written = designOf(design);
      for (const { type, props } of blocksIn(written.content)) {
        expect(blocks.has(type), type).toBe(true);
        const { id: _id, ...own } = props;
        expect(Object.keys(own).filter((name) => !fieldsOf(type)?.[name])).toEqual([]);
      }
      const whole = migrateDesign({ design: written, block });
      const stored = JSON.parse(JSON.stringify(whole).replaceAll('"stylePreset":[-', '"stylePreset":['));
      const cleaned = cleanDesign({ value: stored, block, sanitise: sanitiseHtml, isAdmin: false });
      expect(migrateDesign({ design: cleaned, block })).toEqual(stored);
    }
  });

  it('has style presets that hold something, and blocks that use them', () => {
    const text = JSON.stringify(designs);
    for (const [index, { name, block: type, style }] of kit.presets.entries()) {
      expect(cleanStyle({ block: type, values: style, sanitise: sanitiseHtml })).toEqual(style);
      expect(appliesTo({ preset: { id: 1, name, block: type, values: style }, type })).toBe(true);
      expect(text).toContain(`"stylePreset":[${-1 - index}]`);
    }
  });

  it('has a home page with one title and nothing that staff must replace before visitors see it', () => {
    const text = JSON.stringify(home?.design);
    expect(text.match(/"level":"1"/g)).toHaveLength(1);
    expect(sampleTextIn(home?.design)).toEqual([]);
  });

  it('has a menu of its pages and of addresses that the website answers', () => {
    const own = kit.pages.map(({ path }) => path);
    const there = ['/buy', '/rent', '/sold', '/agents'];
    expect(kit.menu.map(({ url }) => url).filter((url) => ![...own, ...there].includes(url))).toEqual([]);
  });

  it('has pictures of what it is now: npm run docs:starters draws them', () => {
    const pictures = kitPictures[kit.key];
    expect(pictures?.kit).toBe(hashOfDesign(kit));
    for (const { file } of [pictures?.desktop, pictures?.phone].flatMap((picture) => picture ?? []))
      expect(existsSync(join(PICTURES, file))).toBe(true);
  });
});

it('has no key or name twice', () => {
  expect(new Set(WEBSITE_KITS.flatMap(({ key, name }) => [key, name])).size).toBe(2 * WEBSITE_KITS.length);
});
