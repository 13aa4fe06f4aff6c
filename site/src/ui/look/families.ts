/** A typeface that this website serves itself. Its faces are in data/fonts.css, which fonts/write-fonts.ts writes. */
export type Family = {
  /** How it is stored. */
  name: string;
  /** How staff find it, with what it is like. */
  label: string;
  kind: 'sans' | 'serif';
  /** Where its files come from. */
  from: string;
  /** Begins the names of its files. */
  file: string;
  /** What the files hold: every weight between two, or one. */
  weights: readonly [number, number] | readonly [number];
  /** As it looks best in a heading. */
  heading: { weight: number; tracking: string };
};

const variable = (name: string) => ({ from: `@fontsource-variable/${name}`, file: name });

/** Every typeface staff can choose: open licences, with letters for names from all of Europe. */
export const FAMILIES = [
  {
    name: 'figtree',
    label: 'Figtree: friendly and plain',
    kind: 'sans',
    ...variable('figtree'),
    weights: [300, 900],
    heading: { weight: 650, tracking: '-0.01em' },
  },
  {
    name: 'inter',
    label: 'Inter: neutral, clear at small sizes',
    kind: 'sans',
    ...variable('inter'),
    weights: [100, 900],
    heading: { weight: 650, tracking: '-0.022em' },
  },
  {
    name: 'dm-sans',
    label: 'DM Sans: round and modern',
    kind: 'sans',
    ...variable('dm-sans'),
    weights: [100, 1000],
    heading: { weight: 600, tracking: '-0.02em' },
  },
  {
    name: 'montserrat',
    label: 'Montserrat: wide, like lettering on a building',
    kind: 'sans',
    ...variable('montserrat'),
    weights: [100, 900],
    heading: { weight: 600, tracking: '-0.015em' },
  },
  {
    name: 'source-sans-3',
    label: 'Source Sans: narrow, for much text',
    kind: 'sans',
    ...variable('source-sans-3'),
    weights: [200, 900],
    heading: { weight: 600, tracking: '-0.005em' },
  },
  {
    name: 'young-serif',
    label: 'Young Serif: warm and heavy, for headings',
    kind: 'serif',
    from: '@fontsource/young-serif',
    file: 'young-serif',
    weights: [400],
    heading: { weight: 400, tracking: 'normal' },
  },
  {
    name: 'playfair-display',
    label: 'Playfair Display: elegant, for headings',
    kind: 'serif',
    ...variable('playfair-display'),
    weights: [400, 900],
    heading: { weight: 500, tracking: '-0.01em' },
  },
  {
    name: 'lora',
    label: 'Lora: soft, like a book',
    kind: 'serif',
    ...variable('lora'),
    weights: [400, 700],
    heading: { weight: 500, tracking: '-0.01em' },
  },
  {
    name: 'source-serif-4',
    label: 'Source Serif: sober, like a newspaper',
    kind: 'serif',
    ...variable('source-serif-4'),
    weights: [200, 900],
    heading: { weight: 600, tracking: '-0.012em' },
  },
] as const satisfies readonly Family[];

export type FamilyName = (typeof FAMILIES)[number]['name'];

export const familyNames: readonly FamilyName[] = FAMILIES.map(({ name }) => name);

export function familyOf(name: FamilyName): Family {
  return FAMILIES.find((family) => family.name === name) as Family;
}

/** What a typeface is called in the stylesheet; the others stand in for it, letter for letter as wide, until it is there. */
export const faceNames = ({ name }: Family) => ({
  own: `fr-${name}`,
  onComputers: `fr-${name}-fallback`,
  onAndroid: `fr-${name}-android`,
});

/** A typeface with all that stands in for it, as CSS writes a list of them. */
export function stackOf(family: Family): string {
  const { own, onComputers, onAndroid } = faceNames(family);
  const last = family.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `${own}, ${onComputers}, ${onAndroid}, ${last}`;
}

/** The end of the file name of the part with English letters: what a page fetches early. */
export const latinFile = ({ file, weights }: Family): string =>
  `${file}-latin-${weights.length === 2 ? 'wght' : weights[0]}-normal`;
