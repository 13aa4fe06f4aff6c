import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WIDE_PICTURE } from '#site/block-kit/examples.ts';
import { contrast, type Hex, READABLE } from '#site/ui/theme/colour.ts';
import { type Palette, paletteOf, TOKENS } from '#site/ui/theme/palette.ts';
import { themeOf } from '#site/ui/theme/theme.ts';
import { THEME_PRESETS } from '#site/ui/theme/theme-presets.ts';
import { section } from './section.tsx';
import type { SectionProps } from './section-fields.ts';

const swatches = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
const css = readFileSync(join(import.meta.dirname, '../../ui/theme/backgrounds.css'), 'utf8');

function draw(changed: Partial<SectionProps>): string {
  return renderToStaticMarkup(
    <section.View
      id="one"
      props={{ ...section.defaults, ...changed }}
      data={null}
      now={0}
      editing={false}
      slot={() => null}
      picture={() => ({ src: '/media/a.webp', srcset: '', width: 1600, height: 900, alt: '' })}
    />,
  );
}
const classesOf = (html: string): string[] => /class="([^"]*)"/.exec(html)?.[1]?.split(/\s+/) ?? [];

/** Where a section paints a chosen colour, and what the page then says of it. */
const PLACES: Record<string, (colour: string) => { set: Partial<SectionProps>; painted: string }> = {
  background: (colour) => ({
    set: { background: 'colour', colour },
    painted: `background-color:var(--base-${colour})`,
  }),
  'first colour of a gradient': (colour) => ({
    set: { background: 'gradient', colour, colour2: 'sand' },
    painted: `linear-gradient(180deg, var(--base-${colour}), `,
  }),
  'second colour of a gradient': (colour) => ({
    set: { background: 'gradient', colour: 'ink', colour2: colour, gradient: 'radial' },
    painted: `radial-gradient(var(--base-ink), var(--base-${colour}))`,
  }),
  'shade over a picture': (colour) => ({
    set: { background: 'image', image: WIDE_PICTURE, overlay: colour },
    painted: `--fr-shade:var(--base-${colour})`,
  }),
  'upper edge in a dark section': (colour) => ({
    set: { tone: 'brand', shapeTop: { ...section.defaults.shapeTop, shape: 'wave', colour } },
    painted: `background-color:var(--base-${colour})`,
  }),
  'lower edge of a chosen colour': (colour) => ({
    set: {
      background: 'colour',
      colour: 'brand',
      shapeBottom: { ...section.defaults.shapeBottom, shape: 'roofs', colour },
    },
    painted: `fr-edge-bottom -z-10" style="--fr-eh:80px`,
  }),
};

describe.each(swatches)('the swatch %s', (colour) => {
  it.each(Object.keys(PLACES))('is what is painted: %s', (place) => {
    const { set, painted } = PLACES[place]?.(colour) ?? { set: {}, painted: '' };
    const html = draw(set);
    expect(html).toContain(painted);
    expect(html).toContain(`var(--base-${colour})`);
    expect(html).not.toMatch(/background[^;"]*var\(--color-/);
  });

  it('is the palette’s own colour, which no background changes', () => {
    expect(css).toContain(`--base-${colour}: var(--color-${colour});`);
    expect(css.match(new RegExp(`--base-${colour}:`, 'g'))).toHaveLength(1);
  });

  it.each([{ name: 'as it comes', theme: { colours: {} } }, ...THEME_PRESETS])(
    'has text on it that can be read ($name)',
    ({ theme }) => {
      const palette = paletteOf(themeOf(theme).colours);
      for (const set of [
        { background: 'colour', colour } as const,
        { background: 'gradient', colour, colour2: colour } as const,
      ])
        for (const text of textColours({ classes: classesOf(draw(set)), palette }))
          expect(contrast(text, palette[colour]), `${text} on ${colour}`).toBeGreaterThanOrEqual(READABLE);
    },
  );
});

it.each(['#808080', '#7f7f7f', '#a0a0a0', '#c0392b', '#e67e22', '#27ae60', '#3498db', '#ffff00', '#123456'])(
  'a colour of staff’s own, %s, has text on it that can be read',
  (colour) => {
    const palette = paletteOf(themeOf({}).colours);
    const classes = classesOf(draw({ background: 'colour', colour }));
    for (const text of textColours({ classes, palette }))
      expect(contrast(text, colour as Hex)).toBeGreaterThanOrEqual(READABLE);
  },
);

/** What text, quiet text, the main colour and the accent become in a section of these classes, as backgrounds.css has it. */
function textColours({ classes, palette }: { classes: string[]; palette: Palette }): Hex[] {
  const isDark = classes.includes('fr-on-dark');
  expect(isDark).not.toBe(classes.includes('fr-on-light'));
  if (!classes.includes('fr-on-any'))
    return isDark
      ? [palette.sand, palette['dark-muted'], palette['dark-accent']]
      : [palette.ink, palette.muted, palette.brand, palette.accent, palette['accent-deep']];
  const selector = `.fr-on-any${classes.includes('fr-on-middle') ? '.fr-on-middle' : ''}.fr-on-${isDark ? 'dark' : 'light'}`;
  const [, value = ''] =
    new RegExp(`:where\\(${selector.replaceAll('.', '\\.')}\\) \\{\\s*--on-any: ([^;]+);`).exec(css) ?? [];
  const [, token] = /^var\(--base-([a-z-]+)\)$/.exec(value) ?? [];
  return [token ? palette[token as keyof Palette] : value === '#fff' ? '#ffffff' : '#000000'];
}
