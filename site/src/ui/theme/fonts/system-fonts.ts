import type { Font } from './font-file.ts';

/** Words as agencies write them: how often each letter comes is what the widths are weighed by. */
const SAMPLE =
  `Set back from a quiet, tree-lined street, this renovated family home offers four generous bedrooms, a light-filled
kitchen and a north-facing garden. Walk to the village, schools and the station in under ten minutes. Inspect Saturday 14 March
at 11:30 am. Price guide $1,250,000. Thinking of selling? Our agents know the suburb, tell you plainly what your home is worth
today and look after every step of the sale. Ask for an appraisal or call us about a rental, a maintenance request or an open home.`
    .replace(/\s+/g, ' ')
    .trim();

/** A system font by the names it goes by, and its average width. */
export type SystemFont = { names: string[]; width: number };

/**
 * What devices have before a typeface arrives, and how wide the sample is in it (`averageWidth`, in ems). Measured once
 * from Liberation Sans and Serif, drawn to the widths of Arial and Times New Roman, and from Roboto and Noto Serif.
 */
export const SYSTEM_FONTS: Record<
  'computers' | 'android',
  Record<'sans' | 'serif', { regular: SystemFont; bold: SystemFont }>
> = {
  computers: {
    sans: {
      regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: 0.4383 },
      bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.4709 },
    },
    serif: {
      regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 0.398 },
      bold: {
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        width: 0.4238,
      },
    },
  },
  android: {
    sans: {
      regular: { names: ['Roboto', 'Roboto-Regular'], width: 0.4367 },
      bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4451 },
    },
    serif: {
      regular: { names: ['Noto Serif', 'NotoSerif'], width: 0.4718 },
      bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5012 },
    },
  },
};

/** How wide a letter of the sample is on average, in ems. */
export function averageWidth({ font, weight }: { font: Font; weight: number }): number {
  const units = [...SAMPLE].reduce((sum, character) => sum + font.width({ character, weight }), 0);
  return units / SAMPLE.length / font.unitsPerEm;
}
