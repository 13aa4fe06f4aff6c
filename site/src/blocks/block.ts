import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import type { IconName } from '#site/ui/icons.tsx';
import type { PictureImage } from '#site/ui/picture.tsx';
import type { BlockFields, BlockNode, MediaValue, PropsOf } from './fields.ts';
import type { PageSubject } from './this-page/subjects.ts';

export const CATEGORIES = {
  page: 'This page',
  layout: 'Layout',
  basic: 'Basics',
  content: 'Content',
  business: 'Property and agency',
} as const;

/** What a View gets besides what staff set. A view has no clock, no database and no state of its own. */
export type ViewInput<Props, Data> = {
  /** Unique in the page; for element ids. */
  id: string;
  props: Props;
  data: Data;
  /** Epoch ms. */
  now: number;
  /** The blocks in one of its slots, inside a `<div>` with these classes. */
  slot: (name: string, className?: string) => ReactNode;
  /** A chosen picture as `<img>` needs it; null when none was chosen or it is gone. */
  picture: (value: MediaValue) => PictureImage | null;
  /** In the editor: nothing plays, opens or navigates by itself. */
  editing: boolean;
};

/**
 * A page-builder block: what staff set (`fields`, `defaults`) and what visitors see (`View`). The site and the editor
 * render the same View. Its data comes from the loader of the same name in loaders.ts, on the server, for both.
 */
export type Block<Fields extends BlockFields = BlockFields, Data = unknown> = {
  /** Also its folder's name, and its type in stored pages: never changed once in use. */
  name: string;
  label: string;
  category: keyof typeof CATEGORIES;
  icon?: IconName;
  fields: Fields;
  defaults: PropsOf<Fields>;
  /**
   * How stored properties of older versions become today's: the first makes version 2 of version 1, and so on. A
   * block without any is at version 1.
   */
  migrations?: readonly ((props: Record<string, unknown>) => Record<string, unknown>)[];
  /** What search engines read of it (schema.org), for the page's head. Questions of several blocks become one list. */
  jsonLd?: (input: { props: PropsOf<Fields>; data: Data; siteUrl: string }) => object[];
  /** Offered in these kinds of templates alone: it shows a part of the page that the template surrounds. */
  templates?: readonly TemplateKind[];
  /** Where it may stand only for admins (pasted HTML). */
  adminOnly?: boolean;
  View: (input: ViewInput<PropsOf<Fields>, Data>) => ReactNode;
};

/** Declares a block: its properties' types follow from its fields. */
export function defineBlock<const Fields extends BlockFields, Data = null>(
  block: Block<Fields, Data>,
): Block<Fields, Data> {
  return block;
}

/** A block whose properties are not known here: what the editor and the page renderer work with. */
export type AnyBlock = Omit<Block, 'defaults' | 'View' | 'jsonLd'> & {
  defaults: Record<string, unknown>;
  jsonLd?: (input: { props: Record<string, unknown>; data: unknown; siteUrl: string }) => object[];
  View: (input: ViewInput<Record<string, unknown>, unknown>) => ReactNode;
};

/** What a block is about beyond its properties: the record whose template it stands in. */
export type BlockContext = {
  /** Path of the page. */
  path: string;
  listing?: number;
  agent?: number;
  office?: number;
  /** The kind of template that the block stands in. */
  template?: TemplateKind;
  /** All that the page itself shows, for the blocks of its template that show a part of it. */
  page?: PageSubject;
  /** The whole design, for what says something of the others (a table of contents). Set when a page loads. */
  content?: readonly BlockNode[];
};

/** Gets a block's data on the server, before anything renders. All blocks of a page load side by side. */
export type BlockLoader<Props, Data> = (input: {
  payload: Payload;
  props: Props;
  context: BlockContext;
  /** Epoch ms. */
  now: number;
}) => Promise<Loaded<Data>>;

/** What a loader gives. `expiresAt` (epoch ms): from then on it is no longer true, an open home that is over, say. */
export type Loaded<Data> = { data: Data; expiresAt?: number };
