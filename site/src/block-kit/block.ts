import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { DesignKind } from '#site/features/pages/template-kinds.ts';
import type { IconName } from '#site/ui/icons.tsx';
import type { PictureImage } from '#site/ui/picture.tsx';
import type { BlockFields, BlockNode, MediaValue, PropsOf } from './fields.ts';
import type { InnerDesign, MenuPanels } from './inner-design.ts';
import type { LoopItem, LoopKind } from './loop/loop-item.ts';
import type { PageSubject, SubjectIds } from './page-subject.ts';

export const CATEGORIES = {
  page: 'This page',
  item: 'This item',
  layout: 'Layout',
  basic: 'Basic',
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
  /** Blocks that its loader has put together, drawn. Not there in examples. */
  inner?: (design: InnerDesign) => ReactNode;
  /** In the editor: nothing plays, opens or navigates by itself. */
  editing: boolean;
};

/**
 * A page-builder block: what staff set (`fields`, `defaults`) and what visitors see (`View`). The site and the editor
 * render the same View. Its data comes from `load.ts` in its folder, on the server, for both.
 */
export type Block<Fields extends BlockFields = BlockFields, Data = unknown> = {
  /** Also its folder's name, and its type in stored pages: never changed once in use. */
  name: string;
  label: string;
  category: keyof typeof CATEGORIES;
  icon?: IconName;
  /** What else staff may call it: the search in the page builder finds it by these too. */
  keywords?: string;
  /** What of the common look it has by itself: a section its background and height, a heading its size and colour. */
  skin?: 'section' | 'heading';
  /** Whether it is a heading or text: those keep closer to each other than to other blocks. */
  isText?: true;
  /** Whether `load.ts` in its folder gets its data, as `load`. */
  hasLoader?: true;
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
  templates?: readonly DesignKind[];
  /** A list whose further pages are fetched by themselves: how the items of one page are drawn. */
  paged?: {
    Items: (input: ViewInput<PropsOf<Fields>, Data>) => ReactNode;
    /** What visitors filter it by, as addresses call it. */
    taxonomyOf: (props: PropsOf<Fields>) => string;
  };
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
export type AnyBlock = Omit<Block, 'defaults' | 'View' | 'jsonLd' | 'paged'> & {
  defaults: Record<string, unknown>;
  jsonLd?: (input: { props: Record<string, unknown>; data: unknown; siteUrl: string }) => object[];
  paged?: PagedParts;
  View: (input: ViewInput<Record<string, unknown>, unknown>) => ReactNode;
};

/** {@link Block.paged} of a block whose properties are not known here. */
export type PagedParts = {
  Items: (input: ViewInput<Record<string, unknown>, unknown>) => ReactNode;
  taxonomyOf: (props: Record<string, unknown>) => string;
};

/** A published record that holds blocks. */
export type BlockPlace = { collection: 'pages' | 'posts' | 'templates' | 'popups'; id: number };

/** What a block is about beyond its properties: the record whose template it is in. */
export type BlockContext = SubjectIds & {
  /** Path of the page. */
  path: string;
  /** What the address asks of the page's lists, and what else their links keep: all that `keptQuery` leaves of it. */
  query?: URLSearchParams;
  /** Where the block is published, so that its further pages can be fetched; missing in previews and in the editor. */
  place?: BlockPlace;
  /** What the loops above on the page show, as they find it. Set when a page loads. */
  shown?: Map<string, { kind: LoopKind; ids: Promise<number[]> }>;
  /** The item that a template of items is tried with. */
  item?: LoopItem;
  /** The kind of template that the block is in. */
  template?: DesignKind;
  /** What the entries of the header's menus open, in a header's template. */
  panels?: MenuPanels;
  /** All that the page itself shows, for the blocks of its template that show a part of it. */
  page?: PageSubject;
  /** The one page of a list that is fetched by itself, in place of what `query` says. */
  asked?: { page: number; term: string };
  /** The id of the loop whose page is fetched by itself, without those before it. */
  alone?: string;
  /** The whole design, for what says something of the others (a table of contents). Set when a page loads. */
  content?: readonly BlockNode[];
  /** In the editor, where blocks load by themselves: the loops of the same page. */
  beside?: readonly BlockNode[];
};

/**
 * Gets a block's data on the server, before anything renders. All blocks of a page load side by side. `Needs` is what
 * this loader asks of the builder beside, some of {@link LoaderTools}.
 */
export type BlockLoader<Props, Data, Needs extends Partial<LoaderTools> = object> = (
  input: {
    payload: Payload;
    props: Props;
    context: BlockContext;
    /** Epoch ms. */
    now: number;
  } & Needs,
) => Promise<Loaded<Data>>;

/** What the builder hands to every loader, so that no block imports the builder. */
export type LoaderTools = { loadItemDesigns: LoadItemDesigns };

/**
 * Draws each item of a loop with the loop's template, which is a design of its own. `designs` is null where the
 * website's own cards show.
 */
export type LoadItemDesigns = (input: {
  payload: Payload;
  props: { id: string; template: readonly number[]; source: LoopKind };
  items: readonly LoopItem[];
  context: BlockContext;
  /** Epoch ms. */
  now: number;
}) => Promise<{
  designs: Omit<InnerDesign, 'pictures'>[] | null;
  pictures: InnerDesign['pictures'];
  tags: string[];
}>;

/**
 * What a loader gives. `expiresAt` (epoch ms): from then on it is no longer true, an open home that is over, say.
 * `tags`: what it was made from beside listings, people, news and duty rates. `isRare`: the address asks for what no link of
 * the page leads to, so the answer is not worth keeping.
 */
export type Loaded<Data> = { data: Data; expiresAt?: number; tags?: readonly string[]; isRare?: boolean };
