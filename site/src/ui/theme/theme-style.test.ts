import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIn } from '#site/messages/language.ts';
import { contrast, hexOf, READABLE } from './colour.ts';
import { colourProblems } from './contrast-problems.ts';
import { familyNames } from './families.ts';
import { paletteOf } from './palette.ts';
import { CHOICES, DEFAULT_THEME, themeOf } from './theme.ts';
import { THEME_PRESETS } from './theme-presets.ts';
import { markupOf, themeMarkup, tokensOf, vietnameseMarkup } from './theme-style.ts';

/** With a space where the formatter breaks a line. */
const css = readFileSync(join(import.meta.dirname, '../site.css'), 'utf8').replace(/\s+/g, ' ');
const HOSTILE = '#fff" onload="alert(1)';
const all = { colours: {}, corners: 'round', scale: 'generous', buttonCase: 'upper', buttonWeight: 'bold' };
const styleOf = (stored: unknown) => themeMarkup(themeOf(stored)).style;

describe('a theme as custom properties', () => {
  it.each(Object.entries(tokensOf(DEFAULT_THEME)))('the default %s matches the stylesheet', (name, value) => {
    expect(css).toContain(`${name}: ${value};`);
  });

  it('adds nothing to pages where nobody changed it', () => {
    expect(themeMarkup(DEFAULT_THEME)).toEqual({
      style: {},
      buttons: 'solid',
      families: ['figtree', 'young-serif'],
      fonts: ['figtree-basic-wght-normal', 'young-serif-basic-400-normal'],
    });
    expect(themeMarkup({ ...DEFAULT_THEME, headings: 'inter', body: 'inter' }).fonts).toHaveLength(1);
  });

  it('is in fonts with the letters of Vietnamese on its pages', () => {
    const { style, fonts } = vietnameseMarkup(DEFAULT_THEME);
    expect(style['--font-sans']).toMatch(/^fr-inter,/);
    expect(style['--font-display']).toMatch(/^fr-source-serif-4,/);
    expect(fonts).toEqual(
      ['inter', 'source-serif-4'].flatMap((font) => [
        `${font}-basic-wght-normal`,
        `${font}-rest-wght-normal`,
        `${font}-vietnamese-wght-normal`,
      ]),
    );
    expect(vietnameseMarkup({ ...DEFAULT_THEME, headings: 'lora' }).style['--font-display']).toMatch(
      /^fr-lora,/,
    );
  });

  it('has bold headings without serifs on Chinese pages', () => {
    drawIn('zh');
    const { style, fonts } = markupOf(DEFAULT_THEME);
    expect(style['--font-display']).toMatch(/^fr-young-serif, .*"PingFang SC", .*, sans-serif$/);
    expect(style['--heading-weight']).toBe('600');
    expect(fonts).toEqual(themeMarkup(DEFAULT_THEME).fonts);
    const heavy = markupOf({ ...DEFAULT_THEME, headings: 'inter' });
    expect(heavy.style['--heading-weight']).toBe('650');
    drawIn(undefined);
    expect(markupOf(DEFAULT_THEME)).toEqual(themeMarkup(DEFAULT_THEME));
  });

  it('contains only what was changed', () => {
    expect(styleOf({ colours: { sand: '#F4F4F4' }, headings: 'inter', corners: 'none' })).toEqual({
      '--color-sand': '#f4f4f4',
      '--color-line': expect.stringMatching(/^#/),
      '--color-outline': expect.stringMatching(/^#/),
      '--color-sand-deep': expect.stringMatching(/^#/),
      '--color-dark-muted': expect.stringMatching(/^#/),
      '--font-display':
        'fr-inter, fr-inter-others, fr-inter-fallback, fr-inter-android, system-ui, sans-serif',
      '--heading-weight': '650',
      '--heading-tracking': '-0.022em',
      '--radius-button': '0rem',
      '--radius-sm': '0rem',
      '--radius-md': '0rem',
      '--radius-lg': '0rem',
    });
  });

  it('sets every token of a choice, whichever option is chosen', () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      for (const value of Object.keys(values)) {
        const tokens = tokensOf(themeOf({ ...all, [name]: value }));
        expect(Object.keys(tokens).sort()).toEqual(Object.keys(tokensOf(DEFAULT_THEME)).sort());
      }
    }
    for (const family of familyNames)
      expect(styleOf({ headings: family, body: family })['--font-sans'] ?? 'fr-figtree').toContain(family);
  });
});

describe('what is stored or typed', () => {
  it.each([
    HOSTILE,
    'url(//evil.example)',
    'red;}</style><script>',
    'javascript:alert(1)',
    'inter, x"><script>',
    { toString: () => '#fff"' },
    null,
    ['#ffffff'],
    '__proto__',
    1e9,
  ])('%j is replaced by the default', (value) => {
    const names = [...Object.keys(DEFAULT_THEME), 'colours'] as const;
    const everywhere = Object.fromEntries(names.map((name) => [name, value]));
    const theme = themeOf({ ...everywhere, colours: { brand: value, ink: value, paper: value } });
    expect(theme).toEqual(DEFAULT_THEME);
    expect(themeOf(value)).toEqual(DEFAULT_THEME);
  });

  it('cannot leave the style attribute', () => {
    const style = styleOf({ ...all, colours: { brand: HOSTILE, accent: '#0a5a8c' }, headings: HOSTILE });
    const html = renderToString(createElement('html', { style }));
    expect(html).toMatch(/^<html style="[-a-z0-9#:;.,%+() ]*"><head>/i);
    expect(html).toContain('--color-accent:#0a5a8c');
  });

  it('accepts short and uppercase colours', () => {
    expect(hexOf(' #ABC ')).toBe('#aabbcc');
    expect(hexOf('#12345')).toBeUndefined();
  });

  it.each([
    ['.wrapper > main', true],
    ['#content', true],
    ['[data-column]', true],
    ['', false],
    ['main{color:red}', false],
    ['main, nav', false],
    ['*', false],
  ])('%j as the container of stretched sections: %s', (selector, taken) => {
    expect(themeOf({ stretchedSectionContainer: selector }).stretchedSectionContainer).toBe(
      taken ? selector : '',
    );
  });
});

describe('contrast', () => {
  const withColour = (changed: Record<string, string>) => themeOf({ colours: changed }).colours;

  it('is as WCAG computes it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('is enough in the default theme', () => {
    expect(colourProblems(DEFAULT_THEME.colours)).toEqual({});
  });

  it.each(THEME_PRESETS)('is enough in $name', ({ theme }) => {
    expect(colourProblems(theme.colours)).toEqual({});
  });

  it('names the pair and offers the nearest colour with enough contrast', () => {
    const { accent, ...others } = colourProblems(withColour({ accent: '#e08a5a' }));
    expect(others).toEqual({});
    expect(accent?.sentence).toMatch(
      /^“Accent” and “Page background” have a contrast of 2\.\d:1, but text needs 4\.5:1\. The nearest colour with enough contrast is #[0-9a-f]{6}\.$/,
    );
    expect(colourProblems(withColour({ accent: accent?.nearest ?? '' }))).toEqual({});
    expect(contrast(accent?.nearest ?? '#ffffff', '#f7f3ea')).toBeLessThan(4.75);
  });

  it('requires a light page, so that messages can be read', () => {
    const night = { paper: '#101418', sand: '#1a2026', ink: '#f4f4f4', muted: '#c0c8cc' };
    const problems = colourProblems(withColour(night));
    expect(problems.paper?.sentence).toContain('“Page background”');
    expect(problems.sand?.sentence).toContain('contrast');
  });

  it('is enough on every background derived from an agency’s colours', () => {
    const themes: Record<string, string>[] = [
      {},
      { accent: '#8a6210', brand: '#2b2b2b', brandDeep: '#161616', sand: '#f5f4f1' },
      { brand: '#0b3d91', brandDeep: '#062456', accent: '#b3123d' },
      { brand: '#6a6a6a', accent: '#727272', paper: '#ffffff', sand: '#fdfdfd' },
      { ink: '#5c5c5c', muted: '#707070', sand: '#fafafa' },
    ];
    for (const changed of themes) {
      const colours = withColour(changed);
      expect(colourProblems(colours)).toEqual({});
      const palette = paletteOf(colours);
      const pairs = [
        ...(['ink', 'muted', 'brand', 'brand-deep', 'accent', 'accent-deep'] as const).flatMap((text) =>
          (['sand-deep', 'brand-soft', 'accent-soft'] as const).map(
            (background) => [text, background] as const,
          ),
        ),
        ['dark-muted', 'brand-deep'],
        ['dark-accent', 'brand-deep'],
      ] as const;
      for (const [text, background] of pairs)
        expect(
          contrast(palette[text], palette[background]),
          `${text} on ${background}`,
        ).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(palette.outline, palette.paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.outline, palette.sand)).toBeGreaterThanOrEqual(3);
    }
  });
});
