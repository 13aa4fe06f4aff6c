import { currentLanguage } from '#site/messages/language.ts';
import { oncePerObject } from '../once-per-object.ts';
import {
  basicFile,
  type Family,
  type FamilyName,
  familyOf,
  latinFile,
  restFile,
  stackOf,
  vietnameseFile,
  withVietnamese,
} from './families.ts';
import { paletteOf } from './palette.ts';
import { type Choice, DEFAULT_THEME, type Theme } from './theme.ts';

/** A theme as written on `<html>`: custom properties for its style attribute and the button style; its fonts and their first files. */
export type ThemeMarkup = {
  style: Record<`--${string}`, string>;
  buttons: Theme['buttonStyle'];
  families: FamilyName[];
  fonts: string[];
};

/**
 * The tokens of the stylesheet that a theme changes: none for the default theme. The values come only from the known
 * values of a {@link Theme}, never from text that someone typed.
 */
export const themeMarkup = oncePerObject((theme: Theme): ThemeMarkup => {
  const plain = tokensOf(DEFAULT_THEME);
  const changed = Object.entries(tokensOf(theme)).filter(
    ([name, value]) => plain[name as keyof typeof plain] !== value,
  );
  const families = [...new Set([theme.body, theme.headings])].map(familyOf);
  return {
    style: Object.fromEntries(changed),
    buttons: theme.buttonStyle,
    families: families.map(({ name }) => name as FamilyName),
    fonts: families.map(basicFile),
  };
});

/** The same for pages in Vietnamese: in fonts that have its letters, which are there with the first text. */
export const vietnameseMarkup = oncePerObject((theme: Theme): ThemeMarkup => {
  const { headings, body } = theme;
  const markup = themeMarkup({
    ...theme,
    headings: withVietnamese(headings),
    body: withVietnamese(body),
  });
  const files = (family: Family) => [basicFile(family), restFile(family), vietnameseFile(latinFile(family))];
  return { ...markup, fonts: markup.families.map(familyOf).flatMap(files) };
});

/**
 * The same for pages in Chinese: their headings are bold and without serifs. A font that has one weight stays as it is
 * (`font-synthesis` in the stylesheet).
 */
const chineseMarkup = oncePerObject((theme: Theme): ThemeMarkup => {
  const markup = themeMarkup(theme);
  const family = familyOf(theme.headings);
  return {
    ...markup,
    style: {
      ...markup.style,
      '--font-display': stackOf(family, { chinese: true }),
      '--heading-weight': String(Math.max(family.heading.weight, 600)),
      '--heading-tracking': 'normal',
    },
  };
});

/** The theme for a page in the language of the moment. */
export function markupOf(theme: Theme): ThemeMarkup {
  const language = currentLanguage();
  if (language === 'vi') return vietnameseMarkup(theme);
  return language === 'zh' ? chineseMarkup(theme) : themeMarkup(theme);
}

/** All tokens of a theme with their values. Those of the default theme are the ones in site.css. */
export function tokensOf(theme: Theme): Record<`--${string}`, string> {
  const headings = familyOf(theme.headings);
  const colours = Object.entries(paletteOf(theme.colours)).map(([name, hex]) => [`--color-${name}`, hex]);
  return {
    ...Object.fromEntries(colours),
    '--font-sans': stackOf(familyOf(theme.body)),
    '--font-display': stackOf(headings),
    '--heading-weight': String(headings.heading.weight),
    '--heading-tracking': headings.heading.tracking,
    ...SCALES[theme.scale],
    ...CORNERS[theme.corners],
    ...(theme.buttonShape === 'corners' ? {} : { '--radius-button': BUTTONS[theme.buttonShape] }),
    '--space-scale': SPACING[theme.spacing],
    ...CARDS[theme.cards],
    '--button-weight': WEIGHTS[theme.buttonWeight],
    '--button-case': theme.buttonCase === 'upper' ? 'uppercase' : 'none',
    '--button-tracking': theme.buttonCase === 'upper' ? '0.06em' : 'normal',
    '--container-page': `${theme.pageWidth / 16}rem`,
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
  // The large steps shrink on narrow screens, so that a long word still fits.
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

const BUTTONS: Record<Exclude<Choice<'buttonShape'>, 'corners'>, string> = {
  square: '0rem',
  rounded: '0.375rem',
  pill: '10rem',
};

const SPACING: Record<Choice<'spacing'>, string> = { normal: '1', compact: '0.7', generous: '1.35' };

const card = (background: string, line: string, shadow: string) => ({
  '--card-background': background,
  '--card-line': line,
  '--card-shadow': shadow,
});

const CARDS: Record<Choice<'cards'>, Record<`--card-${string}`, string>> = {
  border: card('var(--color-paper)', 'var(--color-line)', 'none'),
  shadow: card('var(--color-paper)', 'transparent', 'var(--shadow-card)'),
  filled: card('var(--color-sand)', 'transparent', 'none'),
};

const WEIGHTS: Record<Choice<'buttonWeight'>, string> = { medium: '500', semibold: '600', bold: '700' };
