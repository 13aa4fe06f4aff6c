import { contrast, type Hex, mix, READABLE, VISIBLE } from './colour-maths.ts';
import { COLOURS, type Colours } from './look.ts';

/** The colours that pages use, as the stylesheet's tokens name them, in the order staff choose from. */
export const TOKENS = {
  ink: 'Text',
  muted: 'Quiet text',
  line: 'Line',
  paper: 'Page',
  sand: 'Second ground',
  'sand-deep': 'Deep second ground',
  brand: 'Main colour',
  'brand-deep': 'Dark ground',
  'brand-soft': 'Soft main colour',
  accent: 'Accent',
  'accent-deep': 'Deep accent',
  'accent-soft': 'Soft accent',
} as const;

/** Colours of the palette on which light text stands; the check of contrast holds for whatever an agency sets. */
export const DARK_TOKENS: ReadonlySet<string> = new Set([
  'ink',
  'muted',
  'brand',
  'brand-deep',
  'accent',
  'accent-deep',
  'good',
  'bad',
]);

export type Palette = Record<keyof typeof TOKENS | 'outline' | 'dark-muted' | 'dark-accent', Hex>;

/** What follows from the colours of {@link COLOURS}, drawn by hand and not by the rules below. */
const DRAWN = {
  line: '#e3ddd0',
  outline: '#848e88',
  'sand-deep': '#ece4d3',
  'brand-soft': '#e3ece7',
  'accent-soft': '#f8e7dc',
  'dark-muted': '#c9d1ca',
  'dark-accent': '#f8e7dc',
} as const satisfies Partial<Palette>;

/** Every colour of the website. What an agency does not set itself is mixed so that text on it can be read. */
export function paletteOf(colours: Colours): Palette {
  const { brand, brandDeep, accent, accentDeep, ink, muted, paper, sand } = colours;
  const drawn = (token: keyof typeof DRAWN, from: (keyof Colours)[], made: () => Hex): Hex =>
    from.every((name) => colours[name] === COLOURS[name].hex) ? DRAWN[token] : made();
  const texts = [ink, muted, brand, brandDeep, accent, accentDeep];
  const read = ['ink', 'muted', 'brand', 'brandDeep', 'accent', 'accentDeep'] as const;
  const accentSoft = drawn('accent-soft', [...read, 'paper'], () =>
    ground({ colour: accent, into: paper, share: 0.14, texts }),
  );
  const darks = [brandDeep, brand];
  return {
    ink,
    muted,
    paper,
    sand,
    brand,
    accent,
    'brand-deep': brandDeep,
    'accent-deep': accentDeep,
    line: drawn('line', ['ink', 'sand'], () => mix({ colour: ink, into: sand, share: 0.12 })),
    outline: drawn('outline', ['ink', 'paper', 'sand'], () => outline({ ink, grounds: [paper, sand] })),
    'sand-deep': drawn('sand-deep', [...read, 'sand'], () =>
      ground({ colour: ink, into: sand, share: 0.08, texts }),
    ),
    'brand-soft': drawn('brand-soft', [...read, 'paper'], () =>
      ground({ colour: brand, into: paper, share: 0.12, texts }),
    ),
    'accent-soft': accentSoft,
    'dark-muted': drawn('dark-muted', ['sand', 'brand', 'brandDeep'], () => {
      const quiet = mix({ colour: sand, into: brandDeep, share: 0.8 });
      return darks.every((dark) => contrast(quiet, dark) >= READABLE) ? quiet : sand;
    }),
    'dark-accent': darks.every((dark) => contrast(accentSoft, dark) >= READABLE) ? accentSoft : sand,
  };
}

/** A tinted ground, as strong as the texts on it allow. */
function ground({
  colour,
  into,
  share,
  texts,
}: {
  colour: Hex;
  into: Hex;
  share: number;
  texts: Hex[];
}): Hex {
  for (let strength = share; strength > 0; strength -= 0.01) {
    const tried = mix({ colour, into, share: strength });
    if (texts.every((text) => contrast(text, tried) >= READABLE)) return tried;
  }
  return into;
}

/** The palest mixture of the text's colour that shows as the edge of a field. */
function outline({ ink, grounds }: { ink: Hex; grounds: [Hex, Hex] }): Hex {
  for (let share = 0.3; share < 1; share += 0.02) {
    const tried = mix({ colour: ink, into: grounds[0], share });
    if (grounds.every((each) => contrast(tried, each) >= VISIBLE)) return tried;
  }
  return ink;
}
