import { describe, expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { blocks } from '../registry.ts';
import { cleanDesign } from './clean-design.ts';
import { blockOf } from './known-blocks.ts';
import {
  appliesTo,
  cleanStyle,
  onPreset,
  presetSources,
  styleFrom,
  styleOf,
  withPreset,
  withSource,
} from './style-presets.ts';

const node = (type: string, props: Record<string, unknown> = {}): BlockNode => ({
  type,
  props: { ...structuredClone(blockOf(type)?.defaults ?? {}), id: `${type}-1`, ...props },
});
const surface = (changed: object) => ({ ...(blockOf('text')?.defaults.surface as object), ...changed });
const DARK: StylePreset = {
  id: 7,
  name: 'Dark card',
  block: 'text',
  values: { surface: { colour: 'brand', radius: { base: 'lg' } }, typography: { text: { weight: '700' } } },
};
const presets = new Map([[7, DARK]]);
const styled = (block: BlockNode) => withPreset({ node: block, presets }).props;

describe('a block with a style preset', () => {
  it('has the preset’s style where its own setting is the default, and its own where it is not', () => {
    const props = styled(node('text', { stylePreset: [7], surface: surface({ colour: 'accent' }) }));
    expect(props.surface).toMatchObject({ colour: 'accent', radius: { base: 'lg' }, preset: 'none' });
    expect(props.typography).toMatchObject({ text: { weight: '700', family: '' } });
  });

  it('of another type takes what both have: a section its corners, not a background of text', () => {
    const props = styled(node('section', { stylePreset: [7] }));
    expect(props.surface).toMatchObject({ radius: { base: 'lg' } });
    expect(props.surface).toEqual({
      ...(blockOf('section')?.defaults.surface as object),
      radius: { base: 'lg' },
    });
  });

  it('can leave one setting at its own default, and follow the preset again', () => {
    const block = node('text', { stylePreset: [7] });
    const path = 'surface.colour';
    expect(presetSources({ node: block, presets })).toEqual(
      new Map([
        ['typography.text.weight', 'preset'],
        [path, 'preset'],
        ['surface.radius', 'preset'],
      ]),
    );
    const plain = withSource({ node: block, path, source: 'block' });
    expect(styled(plain).surface).toMatchObject({ colour: '', radius: { base: 'lg' } });
    expect(presetSources({ node: plain, presets }).get(path)).toBe('block');
    const cleaned = cleanDesign({
      value: { content: [plain], root: { props: {} } },
      ...{ block: blockOf, sanitise: (html: string) => html, isAdmin: false },
    });
    expect(cleaned.content[0]?.props.presetExcept).toBe(path);
    const again = withSource({ node: plain, path, source: 'preset' });
    expect(styled(again).surface).toMatchObject({ colour: 'brand' });
    // A preset saved from the block no longer says it, so nothing is left to except.
    const values = styleFrom({ node: withPreset({ node: plain, presets }), preset: DARK });
    expect(values).toEqual({
      surface: { radius: { base: 'lg' } },
      typography: { text: { weight: '700' } },
    });
    expect(onPreset({ node: plain, preset: { ...DARK, values } }).props.presetExcept).toBe('');
  });

  it('that is unknown, or without one, is left as it is', () => {
    for (const block of [
      node('text', { stylePreset: [8] }),
      node('text'),
      node('nothing', { stylePreset: [7] }),
    ])
      expect(withPreset({ node: block, presets })).toBe(block);
  });

  it('is offered only presets that say something about it', () => {
    const ofSection: StylePreset = { ...DARK, block: 'section', values: { tone: 'brand' } };
    expect(appliesTo({ preset: DARK, type: 'icon-box' })).toBe(true);
    expect(appliesTo({ preset: ofSection, type: 'section' })).toBe(true);
    expect(appliesTo({ preset: ofSection, type: 'icon-box' })).toBe(false);
  });

  it.each([...blocks.keys()])('%s stores nothing of it while it has none', (type) => {
    const content = [node(type)];
    const cleaned = cleanDesign({
      ...{ value: { content, root: { props: {} } }, block: blockOf, sanitise: (html) => html, isAdmin: true },
    });
    expect(cleaned.content[0]?.props).not.toHaveProperty('stylePreset');
  });

  it('stores its preset, one alone', () => {
    const cleaned = cleanDesign({
      value: { content: [node('text', { stylePreset: [7, 8] })], root: { props: {} } },
      ...{ block: blockOf, sanitise: (html: string) => html, isAdmin: false },
    });
    expect(cleaned.content[0]?.props.stylePreset).toEqual([7]);
  });
});

describe('a style preset', () => {
  it('is what differs from the defaults, and the block that it was saved from follows it', () => {
    const block = node('text', { surface: surface({ colour: 'brand' }), html: '<p>Hi</p>' });
    const values = styleFrom({ node: block, preset: undefined });
    expect(values).toEqual({ surface: { colour: 'brand' } });
    const saved = onPreset({ node: block, preset: { ...DARK, values } });
    expect(saved.props).toMatchObject({ stylePreset: [7], html: '<p>Hi</p>' });
    expect(styleOf(saved)).toEqual({});
    expect(styleOf(withPreset({ node: saved, presets: new Map([[7, { ...DARK, values }]]) }))).toEqual(
      values,
    );
  });

  it('updated from a block of another type keeps what that cannot say', () => {
    const box = node('section', {
      stylePreset: [7],
      tone: 'sand',
      surface: { ...(blockOf('section')?.defaults.surface as object), borderWidth: { base: 2 } },
    });
    const values = styleFrom({ node: withPreset({ node: box, presets }), preset: DARK });
    expect(values).toEqual({
      surface: { colour: 'brand', radius: { base: 'lg' }, borderWidth: { base: 2 } },
      typography: { text: { weight: '700' } },
    });
    // Its background colour is no setting of text, so it stays with the section.
    expect(styleOf(onPreset({ node: box, preset: { ...DARK, values } }))).toEqual({ tone: 'sand' });
  });

  it('holds nothing but style, each setting as its block allows it', () => {
    const values = {
      html: '<p>no</p>',
      box: { anchor: 'x' },
      stylePreset: [1],
      surface: { colour: 'url(x)', borderWidth: { base: 900 }, radius: { base: 'none' } },
    };
    const clean = (block: string) => cleanStyle({ block, values, sanitise: (html) => html });
    expect(clean('text')).toEqual({ surface: { borderWidth: { base: 20 } } });
    expect(clean('no-such-block')).toEqual({});
  });
});
