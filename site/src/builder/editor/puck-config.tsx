import type { ComponentConfig, Config, Field } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { type AnyBlock, CATEGORIES } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { DesignKind } from '#site/features/pages/template-kinds.ts';
import { blocksIn } from '../design/known-blocks.ts';
import { VERSION_PROP, versionOf } from '../design/migrate-design.ts';
import { puckFields } from './puck-fields.ts';

/** Draws one block in the editor; its slots arrive as components among the properties. */
export type DrawBlock = (input: { block: AnyBlock; id: string; props: Record<string, unknown> }) => ReactNode;

/**
 * The whole of Puck's configuration, from the list of blocks. Types in the page that this version does not know get
 * a stand-in, so that the page opens and is saved with them untouched.
 */
export function puckConfig({
  blocks,
  content,
  isAdmin,
  template,
  frame: Frame = template?.startsWith('item-') ? Item : Page,
  draw,
  control,
}: {
  blocks: ReadonlyMap<string, AnyBlock>;
  /** What the page holds when it is opened. */
  content: readonly BlockNode[];
  isAdmin: boolean;
  /** What is edited takes the place of this: its parts are offered. */
  template?: DesignKind;
  /** What the blocks are in; when left out the plain page, or an item’s place in its grid. */
  frame?: (input: { children: ReactNode }) => ReactNode;
  draw: DrawBlock;
  control: Extract<Field, { type: 'custom' }>['render'];
}): Config {
  const known = [...blocks.values()];
  const isOffered = ({ templates }: AnyBlock) =>
    !templates || (template !== undefined && templates.includes(template));
  const components = Object.fromEntries(
    known.map((block) => [
      block.name,
      componentOf({ block, isAdmin, isOffered: isOffered(block), draw, control }),
    ]),
  );
  const types = blocksIn(content).map(({ type }) => type);
  const unknown = Object.fromEntries(
    types.filter((type) => !blocks.has(type)).map((type) => [type, standIn(type)]),
  );
  const categories = Object.fromEntries(
    Object.entries(CATEGORIES).flatMap(([category, title]) => {
      const offered = known.filter((block) => block.category === category && isOffered(block));
      return offered.length > 0 ? [[category, { title, components: offered.map(({ name }) => name) }]] : [];
    }),
  );
  return {
    components: { ...components, ...unknown },
    // What is in no category would be under "Other": only what this version does not know.
    categories: { ...categories, other: { visible: false } },
    root: {
      fields: {},
      render: ({ children }: { children: ReactNode }) => <Frame>{children}</Frame>,
    },
  } as Config;
}

/** As wide as a card. */
const Item = ({ children }: { children: ReactNode }) => (
  <div className="fr-item fr-item-alone">{children}</div>
);

const Page = ({ children }: { children: ReactNode }) => <div className="fr-page">{children}</div>;

function componentOf({
  block,
  isAdmin,
  isOffered,
  draw,
  control,
}: {
  block: AnyBlock;
  isAdmin: boolean;
  isOffered: boolean;
  draw: DrawBlock;
  control: Extract<Field, { type: 'custom' }>['render'];
}): ComponentConfig {
  const mayChange = isAdmin || !block.adminOnly;
  // Made when they are asked for: a page has few of the hundred kinds of blocks.
  const defaults = once(() => ({ ...structuredClone(block.defaults), [VERSION_PROP]: versionOf(block) }));
  const fields = once(() => puckFields({ fields: block.fields, values: block.defaults, control }));
  return {
    label: block.label,
    // Puck keeps defaults as they are, and they are shared: every new block gets its own copy.
    get defaultProps() {
      return defaults();
    },
    get fields() {
      return fields();
    },
    resolveFields: ({ props }) => puckFields({ fields: block.fields, values: props, control }),
    ...(mayChange
      ? isOffered
        ? {}
        : { permissions: { insert: false } }
      : { permissions: { insert: false, edit: false, duplicate: false } }),
    render: ({ puck: _puck, editMode: _editMode, id, ...props }) => <>{draw({ block, id, props })}</>,
  };
}

/** The same value at each call, made at the first. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function standIn(type: string): ComponentConfig {
  return {
    label: `Unknown: ${type}`,
    fields: {},
    permissions: { insert: false, edit: false, duplicate: false },
    render: () => (
      <p style={{ margin: 0, padding: '1rem', border: '1px dashed #86918b', background: '#f7f3ea' }}>
        This version does not have the block “{type}”. Visitors don’t see it. It is kept unchanged.
      </p>
    ),
  };
}
