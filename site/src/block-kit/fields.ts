/**
 * How staff edit one property of a block: data alone, so that the site, the cleaner and the editor read the same list.
 * The editor has one control for each kind (builder/editor/controls), the cleaner one rule (clean-value.ts).
 */
type Base = {
  label: string;
  /** A sentence under the control. */
  help?: string;
  /** Which tab of the editor it is on; content when left out. */
  tab?: 'style' | 'advanced';
  /** Not stored while it is as the block has it anyway, as groups are. */
  sparse?: true;
  /** Set from beside other settings: it has no control of its own. */
  unseen?: true;
  /** Shown only while another property of the same block has one of these values. */
  shownWhen?: { field: string; is: readonly unknown[] };
};

/** May differ on tablets and phones. Its value is a {@link PerDevice}. */
type Responsive = { perDevice?: boolean };

export type TextField = Base & { kind: 'text'; maxLength?: number; placeholder?: string };
export type TextareaField = Base & { kind: 'textarea'; maxLength?: number };
/** Sanitised HTML: paragraphs, headings, lists, links, emphasis. */
export type RichTextField = Base & { kind: 'richtext' };
/** HTML as pasted by an admin, sanitised. */
export type HtmlField = Base & { kind: 'html' };
/** `optional`: may be left empty, which is null. */
export type NumberField = Base &
  Responsive & {
    kind: 'number';
    min: number;
    max: number;
    step?: number;
    unit?: 'px' | '%' | 'ms' | 's' | '°';
    optional?: boolean;
  };
export type SelectField = Base &
  Responsive & { kind: 'select'; options: readonly { value: string; label: string }[] };
export type ToggleField = Base & Responsive & { kind: 'toggle' };
/** A colour of the palette by its token's name, or `#rrggbb`; '' for none. */
export type ColourField = Base & {
  kind: 'colour';
  /** It is the colour of text, so the editor says where it cannot be read. */
  ofText?: boolean;
};
export type MediaField = Base & { kind: 'media' };
/** An address on this site, of a form, popup or section of the page, or elsewhere. */
export type LinkField = Base & {
  kind: 'link';
  /** A video alone: at YouTube or Vimeo, or a file. */
  to?: 'video';
};
/** The name of an icon of ui/icons; '' for none. */
export type IconField = Base & { kind: 'icon' };
/** YYYY-MM-DD, or with a time when `time` is set: an ISO instant. */
export type DateField = Base & { kind: 'date'; time?: boolean };
/** Ids of records chosen from a list, in order. */
export type ReferenceField = Base & {
  kind: 'reference';
  to:
    | 'listings'
    | 'agents'
    | 'offices'
    | 'pages'
    | 'sections'
    | 'posts'
    | 'categories'
    | 'item-templates'
    | 'contact-forms'
    | 'style-presets';
  max?: number;
};
/** The id of another block of this type on the same page; '' for the first one. */
export type BlockRefField = Base & { kind: 'block'; type: string };
export type ListField = Base & {
  kind: 'list';
  of: Record<string, BlockField>;
  /** Which property of an item names it in the editor. */
  itemLabel: string;
  max?: number;
};
export type GroupField = Base & { kind: 'group'; of: Record<string, BlockField> };
/**
 * Other blocks inside this one. `served`: the server fills it when a page loads, so nothing is stored or edited in it.
 * `itemOf`: it belongs to that item of a list, is called by its name, and is there while the item is.
 */
export type SlotField = Base & {
  kind: 'slot';
  allow?: readonly string[];
  served?: boolean;
  itemOf?: { list: string; at: number };
};

export type BlockField =
  | TextField
  | TextareaField
  | RichTextField
  | HtmlField
  | NumberField
  | SelectField
  | ToggleField
  | ColourField
  | MediaField
  | LinkField
  | IconField
  | DateField
  | ReferenceField
  | BlockRefField
  | ListField
  | GroupField
  | SlotField;

export type BlockFields = Record<string, BlockField>;

/** A value for every screen, and what differs on tablets (under 1024 px) and phones (under 768 px). */
export type PerDevice<Value> = { base: Value; tablet?: Value; mobile?: Value };

/** A picture that was chosen; what a visitor's browser needs of it comes from the media library when the page is made. */
export type MediaValue = { id: number; alt?: string } | null;

export type LinkValue = { href: string; newTab?: boolean } | null;

/** What a field's value is, from its description. */
export type ValueOf<F extends BlockField> = F extends { kind: 'list'; of: infer Of extends BlockFields }
  ? PropsOf<Of>[]
  : F extends { kind: 'group'; of: infer Of extends BlockFields }
    ? PropsOf<Of>
    : F extends { kind: 'slot' }
      ? BlockNode[]
      : F extends { kind: 'media' }
        ? MediaValue
        : F extends { kind: 'link' }
          ? LinkValue
          : F extends { kind: 'reference' }
            ? number[]
            : Devices<F, PlainValue<F>>;

type PlainValue<F> = F extends { kind: 'number' }
  ? F extends { optional: true }
    ? number | null
    : number
  : F extends { kind: 'toggle' }
    ? boolean
    : F extends { kind: 'select'; options: readonly { value: infer Value }[] }
      ? Value
      : string;

type Devices<F, Value> = F extends { perDevice: true } ? PerDevice<Value> : Value;

/** The properties that a block's fields describe. */
export type PropsOf<Fields extends BlockFields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** One block of a stored page, with the blocks in its slots among its properties. */
export type BlockNode = {
  type: string;
  props: { id: string } & Record<string, unknown>;
};
