import { type Hex, hexOf } from './colour-maths.ts';
import { type FamilyName, familyNames } from './families.ts';

/** The colours an agency sets; the others follow from them (palette.ts). As this website comes. */
export const COLOURS = {
  brand: { label: 'Main colour', about: 'Buttons, links and what is chosen.', hex: '#1f4038' },
  brandDeep: { label: 'Dark ground', about: 'The foot of every page and dark sections.', hex: '#142c26' },
  accent: { label: 'Accent', about: 'What matters most: enquiries, underlines.', hex: '#a84a22' },
  accentDeep: { label: 'Deep accent', about: 'The accent under the pointer.', hex: '#883a19' },
  ink: { label: 'Text', about: 'Headings and everything that is read.', hex: '#1c2623' },
  muted: { label: 'Quiet text', about: 'Captions, dates and notes.', hex: '#56645e' },
  paper: { label: 'Page', about: 'The ground of the page and of cards.', hex: '#ffffff' },
  sand: { label: 'Second ground', about: 'Bands that set a part of the page apart.', hex: '#f7f3ea' },
} as const satisfies Record<string, { label: string; about: string; hex: Hex }>;

export type ColourName = keyof typeof COLOURS;
export type Colours = Record<ColourName, Hex>;

/** What staff choose from, each with the words for it; the first is how this website comes. */
export const CHOICES = {
  scale: {
    normal: 'Normal',
    compact: 'Compact: more on a screen',
    generous: 'Generous: large headings, easy reading',
  },
  corners: { medium: 'A little round', none: 'Square', small: 'Barely round', round: 'Very round' },
  buttonStyle: { solid: 'Filled', outline: 'Outlined' },
  buttonCase: { normal: 'As written', upper: 'In capitals' },
  buttonWeight: { semibold: 'Half bold', medium: 'Light', bold: 'Bold' },
} as const;

export type Choice<Name extends keyof typeof CHOICES> = keyof (typeof CHOICES)[Name];

/** How wide the page's column may be, in pixels. */
export const PAGE_WIDTH = { min: 960, max: 1600, normal: 1248 } as const;

/** How the whole website looks, as the agency set it. */
export type Look = {
  colours: Colours;
  headings: FamilyName;
  body: FamilyName;
  scale: Choice<'scale'>;
  corners: Choice<'corners'>;
  buttonStyle: Choice<'buttonStyle'>;
  buttonCase: Choice<'buttonCase'>;
  buttonWeight: Choice<'buttonWeight'>;
  /** Pixels. */
  pageWidth: number;
  /** CSS selector of what stretched sections are as wide as; '' for the window. */
  stretchedSectionContainer: string;
};

/** As this website comes: what site.css says without anybody's doing. */
export const PLAIN_LOOK: Look = lookOf({});

/**
 * A look from whatever is stored or typed: each value one of those that exist, the plain one otherwise. What comes out
 * is written into every page, so nothing else may.
 */
export function lookOf(stored: unknown): Look {
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
    buttonStyle: choice('buttonStyle', given.buttonStyle),
    buttonCase: choice('buttonCase', given.buttonCase),
    buttonWeight: choice('buttonWeight', given.buttonWeight),
    // Anything that reads as a number is one: an empty list does too, and is out of bounds.
    pageWidth: width >= PAGE_WIDTH.min && width <= PAGE_WIDTH.max ? Math.round(width) : PAGE_WIDTH.normal,
    stretchedSectionContainer: isSelector(given.stretchedSectionContainer)
      ? given.stretchedSectionContainer.trim()
      : '',
  };
}

/** Whether it names an element as people write it: tags, classes, ids and attributes, one within another. */
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

function recordOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
