import { recordOf } from '../record-of.ts';
import { type Hex, hexOf } from './colour.ts';
import { type FamilyName, familyNames } from './families.ts';

/** The colours an agency sets, with their defaults. The other colours are derived from them (palette.ts). */
export const COLOURS = {
  brand: { label: 'Main colour', about: 'Buttons, links and selected items.', hex: '#1f4038' },
  brandDeep: { label: 'Dark background', about: 'The footer and dark sections.', hex: '#142c26' },
  accent: { label: 'Accent', about: 'Calls to action, such as enquiries, and underlines.', hex: '#a84a22' },
  accentDeep: { label: 'Accent on hover', about: 'The accent when a visitor points at it.', hex: '#883a19' },
  ink: { label: 'Text', about: 'Headings and body text.', hex: '#1c2623' },
  muted: { label: 'Muted text', about: 'Captions, dates and notes.', hex: '#56645e' },
  paper: { label: 'Page background', about: 'The background of pages and cards.', hex: '#ffffff' },
  sand: { label: 'Alternate background', about: 'Sections that stand out from the page.', hex: '#f7f3ea' },
} as const satisfies Record<string, { label: string; about: string; hex: Hex }>;

export type ColourName = keyof typeof COLOURS;
export type Colours = Record<ColourName, Hex>;

/** The options of each choice, with their labels. The first is the default. */
export const CHOICES = {
  scale: {
    normal: 'Normal',
    compact: 'Compact: more fits on a screen',
    generous: 'Large: bigger headings and text',
  },
  corners: { medium: 'Rounded', none: 'Square', small: 'Slightly rounded', round: 'Fully rounded' },
  spacing: { normal: 'Normal', compact: 'Compact: less room around sections', generous: 'Generous' },
  cards: { border: 'With a border', shadow: 'With a shadow', filled: 'Filled with the alternate background' },
  buttonStyle: { solid: 'Filled', outline: 'Outlined' },
  buttonShape: { corners: 'As the corners', square: 'Square', rounded: 'Rounded', pill: 'Fully rounded' },
  buttonCase: { normal: 'As typed', upper: 'Uppercase' },
  buttonWeight: { semibold: 'Semi-bold', medium: 'Medium', bold: 'Bold' },
} as const;

export type Choice<Name extends keyof typeof CHOICES> = keyof (typeof CHOICES)[Name];

/** Width of the page's content, in pixels. */
export const PAGE_WIDTH = { min: 960, max: 1600, normal: 1248 } as const;

/** Colours, fonts, corners and buttons of the whole website. */
export type Theme = {
  colours: Colours;
  headings: FamilyName;
  body: FamilyName;
  scale: Choice<'scale'>;
  corners: Choice<'corners'>;
  spacing: Choice<'spacing'>;
  cards: Choice<'cards'>;
  buttonStyle: Choice<'buttonStyle'>;
  buttonShape: Choice<'buttonShape'>;
  buttonCase: Choice<'buttonCase'>;
  buttonWeight: Choice<'buttonWeight'>;
  /** Pixels. */
  pageWidth: number;
  /** CSS selector of the element that stretched sections fill; '' for the browser window. */
  stretchedSectionContainer: string;
};

/** The theme of a new website: the values in site.css. */
export const DEFAULT_THEME: Theme = themeOf({});

/**
 * A theme from stored or typed values. Each value that is not a known one becomes the default, because the result is
 * written into every page.
 */
export function themeOf(stored: unknown): Theme {
  const given = recordOf(stored);
  const colours = recordOf(given.colours);
  const width = Number(given.pageWidth);
  return {
    colours: Object.fromEntries(
      Object.entries(COLOURS).map(([name, { hex }]) => [name, hexOf(colours[name]) ?? hex]),
    ) as Colours,
    headings: oneOf(familyNames, given.headings) ?? 'young-serif',
    body: oneOf(familyNames, given.body) ?? 'figtree',
    scale: choice('scale', given.scale),
    corners: choice('corners', given.corners),
    spacing: choice('spacing', given.spacing),
    cards: choice('cards', given.cards),
    buttonStyle: choice('buttonStyle', given.buttonStyle),
    buttonShape: choice('buttonShape', given.buttonShape),
    buttonCase: choice('buttonCase', given.buttonCase),
    buttonWeight: choice('buttonWeight', given.buttonWeight),
    // Number() also accepts other types, such as an empty array; those are out of range.
    pageWidth: width >= PAGE_WIDTH.min && width <= PAGE_WIDTH.max ? Math.round(width) : PAGE_WIDTH.normal,
    stretchedSectionContainer: isSelector(given.stretchedSectionContainer)
      ? given.stretchedSectionContainer.trim()
      : '',
  };
}

/** Whether a value is a simple CSS selector: tags, classes, ids and attributes, with descendants and children. */
export function isSelector(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 120 && /^\s*[a-z.#[][\w\s.#>[\]="'-]*$/i.test(value);
}

function choice<Name extends keyof typeof CHOICES>(name: Name, value: unknown): Choice<Name> {
  const all = Object.keys(CHOICES[name]) as Choice<Name>[];
  return oneOf(all, value) ?? (all[0] as Choice<Name>);
}

function oneOf<Value>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((each) => each === value);
}
