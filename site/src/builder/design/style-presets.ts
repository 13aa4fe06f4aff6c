import { recordOf } from '#site/block-kit/design.ts';
import type { BlockField, BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { cleanProps, type Sanitise } from './clean-value.ts';
import { withDefaults } from './group-defaults.ts';
import { blockOf, fieldsOf } from './known-blocks.ts';

type Values = Record<string, unknown>;

/** The setting of every block that names its preset. */
const PRESET = 'stylePreset';
/** The one that names what does not follow it. */
const EXCEPT = 'presetExcept';

/** The settings that a preset may hold: those of the style tab. */
const styleFields = (type: string): BlockFields =>
  Object.fromEntries(
    Object.entries(fieldsOf(type) ?? {}).filter(
      ([name, field]) => field.tab === 'style' && field.kind !== 'slot' && name !== PRESET && name !== EXCEPT,
    ),
  );

/** The id of a block's preset, if it has one. */
export function presetIdOf({ stylePreset }: Values): number | undefined {
  const [id] = Array.isArray(stylePreset) ? stylePreset : [];
  return typeof id === 'number' ? id : undefined;
}

/** The block as its preset has it: each setting that is the block's default is the preset's. Without one it stays the same. */
export function withPreset({
  node,
  presets,
}: {
  node: BlockNode;
  presets: ReadonlyMap<number, StylePreset>;
}): BlockNode {
  const id = presetIdOf(node.props);
  const preset = id === undefined ? undefined : presets.get(id);
  if (!preset || !blockOf(node.type)) return node;
  const style = filled({ ...sidesOf({ node, preset }), except: exceptIn(node.props) });
  return { ...node, props: { ...node.props, ...style } };
}

/** Where a setting that a block leaves at its default comes from: its preset, or the block although the preset has one. */
export type PresetSource = 'preset' | 'block';

/** Each setting of a block that its preset has a value of and that the block does not set itself, by path. */
export function presetSources({
  node,
  presets,
}: {
  node: BlockNode;
  presets: ReadonlyMap<number, StylePreset>;
}): ReadonlyMap<string, PresetSource> {
  const preset = presets.get(presetIdOf(node.props) ?? 0);
  const sources = new Map<string, PresetSource>();
  if (!preset) return sources;
  const except = exceptIn(node.props);
  mapShared(sidesOf({ node, preset }), ({ own, plain, path }) => {
    if (isSame(own, plain)) sources.set(path, except.has(path) ? 'block' : 'preset');
    return own;
  });
  return sources;
}

/** The block with one setting at its own default, whatever its preset has, or following the preset again. */
export function withSource({
  node,
  path,
  source,
}: {
  node: BlockNode;
  path: string;
  source: PresetSource;
}): BlockNode {
  const others = [...exceptIn(node.props)].filter((each) => each !== path);
  const except = source === 'block' ? [...others, path] : others;
  return { ...node, props: { ...node.props, [EXCEPT]: except.join(' ') } };
}

const exceptIn = ({ [EXCEPT]: except }: Values): ReadonlySet<string> =>
  new Set(typeof except === 'string' ? except.split(' ').filter(Boolean) : []);

const sidesOf = ({ node, preset }: { node: BlockNode; preset: StylePreset }): Sides => ({
  fields: styleFields(node.type),
  from: node.type === preset.block ? undefined : styleFields(preset.block),
  values: node.props,
  defaults: blockOf(node.type)?.defaults ?? {},
  preset: preset.values,
});

/** Whether a preset has anything to say about blocks of a type. */
export function appliesTo({ preset, type }: { preset: StylePreset; type: string }): boolean {
  const defaults = blockOf(type)?.defaults;
  if (!defaults) return false;
  const plain = { type, props: { ...structuredClone(defaults), id: '', [PRESET]: [preset.id] } };
  const styled = withPreset({ node: plain, presets: new Map([[preset.id, preset]]) });
  return Object.keys(styleOf(styled)).length > 0;
}

/** What differs from the block's defaults in its style, of its preset too: what a preset saved from it holds. */
export function styleOf({ type, props }: BlockNode): Values {
  const defaults = blockOf(type)?.defaults ?? {};
  return changed({ fields: styleFields(type), values: props, defaults });
}

/**
 * What a preset holds once it is saved from a block: the block's whole style, and of another type's preset what the block
 * cannot say.
 */
export function styleFrom({ node, preset }: { node: BlockNode; preset: StylePreset | undefined }): Values {
  const style = styleOf(node);
  if (!preset || preset.block === node.type) return style;
  return merged({
    fields: styleFields(preset.block),
    from: styleFields(node.type),
    under: preset.values,
    over: style,
  });
}

/** The block with this preset, and of its own style only what the preset does not say. */
export function onPreset({ node, preset }: { node: BlockNode; preset: StylePreset }): BlockNode {
  const sides = sidesOf({ node, preset });
  const style = withoutPreset(sides);
  // What the preset no longer says needs no exception.
  const except: string[] = [];
  mapShared(sides, ({ path, own }) => {
    if (exceptIn(node.props).has(path)) except.push(path);
    return own;
  });
  return {
    ...node,
    props: { ...node.props, ...style, [PRESET]: [preset.id], [EXCEPT]: except.join(' ') },
  };
}

/** A style that somebody sent, as a preset may hold it. */
export function cleanStyle({
  block,
  values,
  sanitise,
}: {
  block: string;
  values: unknown;
  sanitise: Sanitise;
}): Values {
  const fields = styleFields(block);
  const defaults = blockOf(block)?.defaults ?? {};
  const whole = withDefaults({ fields, props: recordOf(values), defaults });
  return changed({ fields, values: cleanProps({ fields, props: whole, defaults, sanitise }), defaults });
}

/** A block's settings beside a preset's. */
type Sides = {
  fields: BlockFields;
  /** The fields that the preset's values are of, where they are another block's. */
  from: BlockFields | undefined;
  values: Values;
  defaults: Values;
  preset: Values;
};

/** The style settings of a block with the preset's values in place of its defaults. */
const filled = ({ except, ...sides }: Sides & { except: ReadonlySet<string> }): Values =>
  mapShared(sides, ({ own, plain, set, path }) => (isSame(own, plain) && !except.has(path) ? set : own));

/** The same with the block's defaults in place of what the preset says too. */
const withoutPreset = (sides: Sides): Values =>
  mapShared(sides, ({ own, plain, set }) => (isSame(own, set) ? structuredClone(plain) : own));

/** Those settings of a block that the preset has a value of, as `map` makes them. */
function mapShared(
  { fields, from, values, defaults, preset }: Sides,
  map: (setting: { own: unknown; plain: unknown; set: unknown; path: string }) => unknown,
  above = '',
): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const other = from ? from[name] : field;
      if (!Object.hasOwn(preset, name) || !other) return [];
      const [own, plain, set] = [values[name], defaults[name], preset[name]];
      const path = above + name;
      if (field.kind === 'group' && other.kind === 'group') {
        const sides = { values: recordOf(own), defaults: recordOf(plain), preset: recordOf(set) };
        const inner = mapShared({ fields: field.of, from: from && other.of, ...sides }, map, `${path}.`);
        return [[name, { ...recordOf(own), ...inner }]];
      }
      return isShared(field, other) ? [[name, map({ own, plain, set, path })]] : [];
    }),
  );
}

/** A preset's values with those of another block's style over them, as far as both blocks have the setting. */
function merged({
  fields,
  from,
  under,
  over,
}: {
  fields: BlockFields;
  from: BlockFields;
  under: Values;
  over: Values;
}): Values {
  const changes = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const other = from[name];
    if (!Object.hasOwn(over, name) || !other) return [];
    if (field.kind === 'group' && other.kind === 'group') {
      const sides = { under: recordOf(under[name]), over: recordOf(over[name]) };
      return [[name, merged({ fields: field.of, from: other.of, ...sides })]];
    }
    return isShared(field, other) ? [[name, over[name]]] : [];
  });
  return { ...under, ...Object.fromEntries(changes) };
}

/** The settings that differ from the defaults, groups as far as they do. */
function changed({
  fields,
  values,
  defaults,
}: {
  fields: BlockFields;
  values: Values;
  defaults: Values;
}): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const [own, plain] = [values[name], defaults[name]];
      if (field.kind === 'group') {
        const inner = changed({ fields: field.of, values: recordOf(own), defaults: recordOf(plain) });
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      return own === undefined || isSame(own, plain) ? [] : [[name, own]];
    }),
  );
}

/** The same name with other choices is another setting; how it is called and explained may differ from block to block. */
const isShared = (one: BlockField, other: BlockField): boolean => isSame(choicesOf(one), choicesOf(other));

const choicesOf = ({ label: _label, help: _help, shownWhen: _when, tab: _tab, ...choices }: BlockField) =>
  choices;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
