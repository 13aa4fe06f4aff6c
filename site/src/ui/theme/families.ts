/** A font that this website serves itself. Its faces are in data/fonts.css, which fonts/write-fonts.ts generates. */
export type Family = {
  /** As stored in the database. */
  name: string;
  /** Its name and character, for staff. */
  label: string;
  kind: 'sans' | 'serif';
  /** The npm package of its files. */
  from: string;
  /** Prefix of its file names. */
  file: string;
  /** A range of weights, or a single one. */
  weights: readonly [number, number] | readonly [number];
  /** Whether its package has the letters of Vietnamese. */
  vietnamese?: boolean;
  /** Weight and letter spacing for headings. */
  heading: { weight: number; tracking: string };
};

const variable = (name: string) => ({ from: `@fontsource-variable/${name}`, file: name });

/** Every font staff can choose: open licences, with the letters of all European languages in Latin script; most have those of Vietnamese. */
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
    vietnamese: true,
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
    label: 'Montserrat: wide and geometric',
    kind: 'sans',
    ...variable('montserrat'),
    vietnamese: true,
    weights: [100, 900],
    heading: { weight: 600, tracking: '-0.015em' },
  },
  {
    name: 'source-sans-3',
    label: 'Source Sans: narrow, for long text',
    kind: 'sans',
    ...variable('source-sans-3'),
    vietnamese: true,
    weights: [200, 900],
    heading: { weight: 600, tracking: '-0.005em' },
  },
  {
    name: 'young-serif',
    label: 'Young Serif: warm and bold, for headings',
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
    vietnamese: true,
    weights: [400, 900],
    heading: { weight: 500, tracking: '-0.01em' },
  },
  {
    name: 'lora',
    label: 'Lora: soft, for long text',
    kind: 'serif',
    ...variable('lora'),
    vietnamese: true,
    weights: [400, 700],
    heading: { weight: 500, tracking: '-0.01em' },
  },
  {
    name: 'source-serif-4',
    label: 'Source Serif: classic, for long text',
    kind: 'serif',
    ...variable('source-serif-4'),
    vietnamese: true,
    weights: [200, 900],
    heading: { weight: 600, tracking: '-0.012em' },
  },
] as const satisfies readonly Family[];

export type FamilyName = (typeof FAMILIES)[number]['name'];

export const familyNames: readonly FamilyName[] = FAMILIES.map(({ name }) => name);

export function familyOf(name: FamilyName): Family {
  return FAMILIES.find((family) => family.name === name) as Family;
}

/** The font itself where it has the letters of Vietnamese, else one like it that has: two fonts within a word hurt. */
export function withVietnamese(name: FamilyName): FamilyName {
  const { vietnamese, kind } = familyOf(name);
  return vietnamese ? name : kind === 'serif' ? 'source-serif-4' : 'inter';
}

/**
 * Font-family names in the stylesheet: the font with the letters of nearly all English text, the same font with its other
 * letters, and the system fonts that replace it at the same width until it loads. The other letters have a name of their own
 * because Chromium looks up a system font for each size of text while a file of a family is not loaded, even if no letter needs
 * that file. It took half of a page's first layout.
 */
export const faceNames = ({ name }: Family) => ({
  own: `fr-${name}`,
  others: `fr-${name}-others`,
  onComputers: `fr-${name}-fallback`,
  onAndroid: `fr-${name}-android`,
});

/** The fonts of systems that have Chinese letters in every weight: theirs with serifs are too thin for headings. */
const CHINESE = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** The CSS font-family list of a font with its fallbacks. */
export function stackOf(family: Family, { chinese = false } = {}): string {
  const { own, others, onComputers, onAndroid } = faceNames(family);
  const last = chinese ? CHINESE : family.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `${own}, ${others}, ${onComputers}, ${onAndroid}, ${last}`;
}

/** File name, without extension, of the letters that nearly all English text is made of: pages preload it. */
export const basicFile = (family: Family): string => latinFile(family).replace('-latin-', '-basic-');

/** File name, without extension, of the other letters of Western European languages. */
export const restFile = (family: Family): string => latinFile(family).replace('-latin-', '-rest-');

/** File name, without extension, of both together in the font's package. */
export const latinFile = ({ file, weights }: Family): string =>
  `${file}-latin-${weights.length === 2 ? 'wght' : weights[0]}-normal`;

/** The file of the same font with the letters of Vietnamese that the basic subset lacks. */
export const vietnameseFile = (latin: string): string => latin.replace('-latin-', '-vietnamese-');
