import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, themeOf } from './theme.ts';
import { themeFile, themeInFile } from './theme-file.ts';

const theme = themeOf({ colours: { brand: '#0b3d91' }, headings: 'inter', pageWidth: 1400 });

describe('a theme as a file', () => {
  it('is the same theme when it is read again', () => {
    expect(theme).not.toEqual(DEFAULT_THEME);
    expect(themeInFile(themeFile(theme))).toEqual(theme);
  });

  it.each(['', 'colours: blue', '[]', 'null', '{"theme":{}}', '{"format":"frontage-page"}'])(
    'is not %j',
    (text) => {
      expect(themeInFile(text)).toBeUndefined();
    },
  );

  it('has no value that a theme cannot have', () => {
    const text = JSON.stringify({
      format: 'frontage-theme',
      theme: { colours: { brand: 'url(//x)' }, corners: 'spiky', stretchedSectionContainer: '}body{' },
    });
    expect(themeInFile(text)).toEqual(DEFAULT_THEME);
  });
});
