import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

/** Stands in for the browser's own test of CSS values. */
const supports = (property: string, value: string) =>
  property === 'color' ? /^(#[\da-f]{3,6}|[a-z]+)$/.test(value) : !value.includes(';');
const read = (element: Record<string, string>, script: Record<string, string> = {}) =>
  readSettings({ element, script, supports });

describe('the state', () => {
  it.each([
    [undefined, 'NSW'],
    ['', 'NSW'],
    ['All', 'NSW'],
    ['vic', 'VIC'],
    [' Qld ', 'QLD'],
  ])('%j shows %s', (state, shown) => {
    expect(read(state === undefined ? {} : { state }).state).toBe(shown);
  });

  it('of the element comes before that of the script', () => {
    expect(read({ state: 'WA' }, { state: 'SA' }).state).toBe('WA');
    expect(read({}, { state: 'SA' }).state).toBe('SA');
  });
});

describe('the theme', () => {
  it('becomes custom properties', () => {
    expect(
      read({ accent: '#0a5', accentText: 'white', font: 'Georgia, serif', radius: '4px' }).theme,
    ).toEqual({
      '--sd-accent': '#0a5',
      '--sd-accent-text': 'white',
      '--sd-font': 'Georgia, serif',
      '--sd-radius': '4px',
    });
  });

  it('leaves out what is no colour', () => {
    expect(read({ accent: 'url(https://example.org/x)', font: 'a;b' }).theme).toEqual({});
  });
});

describe('the language', () => {
  it('is English unless said otherwise', () => {
    expect(read({}).language).toBe('en');
    expect(read({ language: 'en-AU' }).language).toBe('en-AU');
  });
});
