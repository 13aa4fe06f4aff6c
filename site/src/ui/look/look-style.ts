import { oncePerObject } from '../once-per-object.ts';
import { familyOf, latinFile, stackOf } from './families.ts';
import { type Choice, type Look, PLAIN_LOOK } from './look.ts';
import { paletteOf } from './palette.ts';

/** A look as `<html>` carries it: custom properties of its style attribute, how buttons are drawn, the typefaces' files. */
export type LookMarkup = {
  style: Record<`--${string}`, string>;
  buttons: Look['buttonStyle'];
  fonts: string[];
};

/**
 * What a look changes of the stylesheet's tokens: nothing where it is the plain one. The values are made from the known
 * ones of a {@link Look} alone, never from text as somebody typed it.
 */
export const lookMarkup = oncePerObject((look: Look): LookMarkup => {
  const plain = tokensOf(PLAIN_LOOK);
  const changed = Object.entries(tokensOf(look)).filter(
    ([name, value]) => plain[name as keyof typeof plain] !== value,
  );
  const families = [...new Set([look.body, look.headings])].map(familyOf);
  return {
    style: Object.fromEntries(changed),
    buttons: look.buttonStyle,
    fonts: families.map(latinFile),
  };
});

/** All of a look's tokens with their values, those of site.css for the plain one. */
export function tokensOf(look: Look): Record<`--${string}`, string> {
  const headings = familyOf(look.headings);
  const colours = Object.entries(paletteOf(look.colours)).map(([name, hex]) => [`--color-${name}`, hex]);
  return {
    ...Object.fromEntries(colours),
    '--font-sans': stackOf(familyOf(look.body)),
    '--font-display': stackOf(headings),
    '--heading-weight': String(headings.heading.weight),
    '--heading-tracking': headings.heading.tracking,
    ...SCALES[look.scale],
    ...CORNERS[look.corners],
    '--button-weight': WEIGHTS[look.buttonWeight],
    '--button-case': look.buttonCase === 'upper' ? 'uppercase' : 'none',
    '--button-tracking': look.buttonCase === 'upper' ? '0.06em' : 'normal',
    '--container-page': `${look.pageWidth / 16}rem`,
  };
}

const scale = (...sizes: [string, string, string, string, string, string, string, string, string]) =>
  Object.fromEntries(
    ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'].map((step, at) => [
      `--text-${step}`,
      sizes[at] ?? '',
    ]),
  );

const SCALES: Record<Choice<'scale'>, Record<`--text-${string}`, string>> = {
  compact: scale(
    '0.8125rem',
    '0.875rem',
    '1rem',
    '1.0625rem',
    '1.1875rem',
    '1.5rem',
    '1.875rem',
    '2.375rem',
    '3rem',
  ),
  normal: scale(
    '0.8125rem',
    '0.9375rem',
    '1.0625rem',
    '1.1875rem',
    '1.375rem',
    '1.75rem',
    '2.25rem',
    '3rem',
    '3.75rem',
  ),
  // The large steps give way on narrow screens, where a long word must still fit.
  generous: scale(
    '0.875rem',
    '1rem',
    '1.125rem',
    '1.3125rem',
    '1.5rem',
    'clamp(1.75rem, 1.55rem + 1vw, 2.125rem)',
    'clamp(2.25rem, 1.9rem + 1.6vw, 2.875rem)',
    'clamp(2.75rem, 2.2rem + 2.6vw, 3.875rem)',
    'clamp(3.25rem, 2.4rem + 4vw, 5rem)',
  ),
};

const corners = (button: string, sm: string, md: string, lg: string) => ({
  '--radius-button': button,
  '--radius-sm': sm,
  '--radius-md': md,
  '--radius-lg': lg,
});

const CORNERS: Record<Choice<'corners'>, Record<`--radius-${string}`, string>> = {
  none: corners('0rem', '0rem', '0rem', '0rem'),
  small: corners('0.1875rem', '0.1875rem', '0.25rem', '0.375rem'),
  medium: corners('0.375rem', '0.375rem', '0.625rem', '1rem'),
  round: corners('10rem', '0.75rem', '1.125rem', '1.75rem'),
};

const WEIGHTS: Record<Choice<'buttonWeight'>, string> = { medium: '500', semibold: '600', bold: '700' };
