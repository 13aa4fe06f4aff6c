import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { gallery } from '#site/blocks/gallery/gallery.tsx';
import { puckConfig } from './puck-config.tsx';
import { type FieldMeta, puckFields } from './puck-fields.ts';

const View = () => null;
const known = new Map<string, AnyBlock>(
  (
    [
      {
        name: 'section',
        label: 'Section',
        category: 'layout',
        fields: {
          content: { kind: 'slot', label: 'Content', allow: ['text'] },
          filled: { kind: 'slot', label: 'Filled', served: true },
        },
        defaults: { content: [], filled: [] },
        View,
      },
      {
        name: 'text',
        label: 'Text',
        category: 'basic',
        fields: {
          words: { kind: 'text', label: 'Words' },
          look: {
            kind: 'select',
            label: 'Look',
            perDevice: true,
            options: [
              { value: 'plain', label: 'Plain' },
              { value: 'loud', label: 'Loud' },
            ],
          },
          colour: { kind: 'colour', label: 'Colour', shownWhen: { field: 'look', is: ['loud'] } },
          box: {
            kind: 'group',
            label: 'Box',
            of: {
              on: { kind: 'toggle', label: 'On' },
              wait: {
                kind: 'number',
                label: 'Waits',
                min: 0,
                max: 9,
                shownWhen: { field: 'on', is: [true] },
              },
            },
          },
          items: {
            kind: 'list',
            label: 'Items',
            itemLabel: 'title',
            max: 3,
            of: {
              title: { kind: 'text', label: 'Title' },
              count: { kind: 'number', label: 'n', min: 2, max: 5 },
              look: {
                kind: 'select',
                label: 'Look',
                options: [
                  { value: 'a', label: 'First look' },
                  { value: 'b', label: 'Second look' },
                ],
                shownWhen: { field: 'count', is: [5] },
              },
            },
          },
        },
        defaults: {
          words: 'Hi',
          look: { base: 'plain' },
          colour: '',
          box: { on: false, wait: 0 },
          items: [],
        },
        migrations: [(props) => props],
        View,
      },
      {
        name: 'html',
        label: 'HTML',
        category: 'basic',
        adminOnly: true,
        fields: { code: { kind: 'html', label: 'Code' } },
        defaults: { code: '' },
        View,
      },
    ] as AnyBlock[]
  ).map((block) => [block.name, block]),
);

const config = ({ content = [] as BlockNode[], isAdmin = false } = {}) =>
  puckConfig({ blocks: known, content, isAdmin, draw: () => null, control: () => <i /> });
// Puck's own types know nothing of the blocks' names.
const component = (name: string, options?: Parameters<typeof config>[0]) =>
  config(options).components[name] as unknown as {
    label: string;
    fields: Record<string, Record<string, unknown>>;
    defaultProps: Record<string, unknown>;
    permissions?: object;
    resolveFields: (data: { props: object }) => Record<string, Record<string, unknown>>;
  };

describe('Puck’s configuration', () => {
  it('lists the blocks by category, and nothing under “other”', () => {
    const { categories } = config();
    expect(categories?.layout).toEqual({ title: 'Layout', components: ['section'] });
    expect(categories?.basic).toEqual({ title: 'Basic', components: ['text', 'html'] });
    expect(categories?.other).toEqual({ visible: false });
  });

  it('gives a new block its defaults and today’s version', () => {
    expect(component('text').defaultProps).toMatchObject({ words: 'Hi', look: { base: 'plain' }, _v: 2 });
  });

  it('has a place for blocks in each slot, and none where the server fills it', () => {
    const { fields } = component('section');
    expect(fields.content).toEqual({ type: 'slot', label: 'Content', allow: ['text'] });
    expect(fields).not.toHaveProperty('filled');
  });

  it('draws single values with our control, which finds the field’s description', () => {
    const { words } = component('text').fields;
    expect(words).toMatchObject({ type: 'custom', label: 'Words', key: 'text' });
    const meta = words?.metadata as FieldMeta | undefined;
    expect(meta?.of).toEqual({ kind: 'text', label: 'Words' });
  });

  it('shows a field only beside the values it belongs to', () => {
    const { resolveFields, defaultProps } = component('text');
    const shown = (props: object) => Object.keys(resolveFields({ props: { ...defaultProps, ...props } }));
    expect(shown({})).not.toContain('colour');
    expect(shown({ look: { base: 'loud' } })).toContain('colour');
    expect(shown({ look: { base: 'plain', mobile: 'loud' } })).not.toContain('colour');
  });

  it('does so within groups', () => {
    const inner = (box: object) =>
      Object.keys(component('text').resolveFields({ props: { box } }).box?.objectFields as object);
    expect(inner({ on: false })).toEqual(['on']);
    expect(inner({ on: true })).toEqual(['on', 'wait']);
  });

  it('names a list’s items, and starts new ones within their limits', () => {
    const { items } = component('text').fields as Record<string, Record<string, unknown>>;
    const summary = items?.getItemSummary as (item: object, index: number) => string;
    expect(items).toMatchObject({ type: 'array', max: 3, defaultItemProps: { title: '', count: 2 } });
    expect(summary({ title: '<b>First</b>' }, 0)).toBe('First');
    expect(summary({ title: '' }, 1)).toBe('Item 2');
  });

  it('names images of a list by their caption, or else their alt text', () => {
    const { images } = puckFields({ fields: gallery.fields, values: null, control: () => <i /> }) as Record<
      string,
      { getItemSummary: (item: object, index: number) => string }
    >;
    const image = { id: 1, alt: 'The kitchen' };
    expect(images?.getItemSummary({ image, caption: '' }, 0)).toBe('The kitchen');
    expect(images?.getItemSummary({ image, caption: 'Cook here' }, 0)).toBe('Cook here');
    expect(images?.getItemSummary({ image: { id: 1 } }, 0)).toBe('Item 1');
    expect(images?.getItemSummary({ image: null }, 0)).toBe('Item 1');
  });

  it('leaves it to each field of a list’s item whether it is shown, for items differ', () => {
    const { items } = component('text').fields as Record<
      string,
      { arrayFields: Record<string, { metadata: FieldMeta }> }
    >;
    expect(Object.keys(items?.arrayFields ?? {})).toEqual(['title', 'count', 'look']);
    expect(items?.arrayFields.look?.metadata.isListed).toBe(true);
    expect(component('text').fields.words?.metadata).toMatchObject({ isListed: false });
  });

  it('lets admins alone change what only they may write', () => {
    expect(component('html').permissions).toEqual({ insert: false, edit: false, duplicate: false });
    expect(component('html', { isAdmin: true }).permissions).toBeUndefined();
    expect(component('text').permissions).toBeUndefined();
  });

  it('has a stand-in for what this version does not know, wherever it stands', () => {
    const hologram: BlockNode = { type: 'hologram', props: { id: 'h' } };
    const content = [{ type: 'section', props: { id: 's', content: [hologram] } }];
    expect(component('hologram', { content })).toMatchObject({
      label: 'Unknown: hologram',
      fields: {},
      permissions: { insert: false },
    });
  });
});
