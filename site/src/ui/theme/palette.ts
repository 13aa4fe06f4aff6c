import { contrast, type Hex, mix, READABLE, VISIBLE } from './colour.ts';
import { COLOURS, type Colours } from './theme.ts';

/** The colours that pages use by the names of the stylesheet's tokens, in the order of the colour control. */
export const TOKENS = {
  ink: 'Text',
  muted: 'Muted text',
  line: 'Line',
  paper: 'Page background',
  sand: 'Alternate background',
  'sand-deep': 'Darker alternate background',
  brand: 'Main colour',
  'brand-deep': 'Dark background',
  'brand-soft': 'Light main colour',
  accent: 'Accent',
  'accent-deep': 'Accent on hover',
  'accent-soft': 'Light accent',
} as const;

/** Colours of the palette that need light text on them, whatever an agency sets them to. */
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

/** The derived colours of the default theme, chosen by a designer instead of the rules below. */
const DESIGNED = {
  line: '#e3ddd0',
  outline: '#848e88',
  'sand-deep': '#ece4d3',
  'brand-soft': '#e3ece7',
  'accent-soft': '#f8e7dc',
  'dark-muted': '#c9d1ca',
  'dark-accent': '#f8e7dc',
} as const satisfies Partial<Palette>;

const palettes = new WeakMap<Colours, Palette>();

/**
 * Every colour of the website. Those that an agency does not set are mixed so that text on them stays readable; once for
 * the same object, which must not change.
 */
export function paletteOf(colours: Colours): Palette {
  const made = palettes.get(colours) ?? mixPalette(colours);
  palettes.set(colours, made);
  return made;
}

function mixPalette(colours: Colours): Palette {
  const { brand, brandDeep, accent, accentDeep, ink, muted, paper, sand } = colours;
  const derive = (token: keyof typeof DESIGNED, from: (keyof Colours)[], made: () => Hex): Hex =>
    from.every((name) => colours[name] === COLOURS[name].hex) ? DESIGNED[token] : made();
  const texts = [ink, muted, brand, brandDeep, accent, accentDeep];
  const read = ['ink', 'muted', 'brand', 'brandDeep', 'accent', 'accentDeep'] as const;
  const accentSoft = derive('accent-soft', [...read, 'paper'], () =>
    background({ colour: accent, into: paper, share: 0.14, texts }),
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
    line: derive('line', ['ink', 'sand'], () => mix({ colour: ink, into: sand, share: 0.12 })),
    outline: derive('outline', ['ink', 'paper', 'sand'], () => outline({ ink, backgrounds: [paper, sand] })),
    'sand-deep': derive('sand-deep', [...read, 'sand'], () =>
      background({ colour: ink, into: sand, share: 0.08, texts }),
    ),
    'brand-soft': derive('brand-soft', [...read, 'paper'], () =>
      background({ colour: brand, into: paper, share: 0.12, texts }),
    ),
    'accent-soft': accentSoft,
    'dark-muted': derive('dark-muted', ['sand', 'brand', 'brandDeep'], () => {
      const quiet = mix({ colour: sand, into: brandDeep, share: 0.8 });
      return darks.every((dark) => contrast(quiet, dark) >= READABLE) ? quiet : sand;
    }),
    'dark-accent': darks.every((dark) => contrast(accentSoft, dark) >= READABLE) ? accentSoft : sand,
  };
}

/** A tinted background, as strong as the text on it allows. */
function background({
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

/** The lightest mix of the text colour that is still visible as the border of a field. */
function outline({ ink, backgrounds }: { ink: Hex; backgrounds: [Hex, Hex] }): Hex {
  for (let share = 0.3; share < 1; share += 0.02) {
    const tried = mix({ colour: ink, into: backgrounds[0], share });
    if (backgrounds.every((each) => contrast(tried, each) >= VISIBLE)) return tried;
  }
  return ink;
}
