import { describe, expect, it } from 'vitest';
import { eased, headerState, safeAnchor } from './scroll-maths.ts';

describe('eased', () => {
  it.each([
    [0, 800, 0],
    [400, 800, 0.5],
    [800, 800, 1],
    [900, 800, 1],
    [-5, 800, 0],
    [0, 0, 1],
  ])('after %d of %d ms it is %d of the way', (elapsed, duration, part) => {
    expect(eased({ elapsed, duration })).toBeCloseTo(part);
  });

  it('starts and ends gently', () => {
    expect(eased({ elapsed: 80, duration: 800 })).toBeLessThan(0.1);
    expect(eased({ elapsed: 720, duration: 800 })).toBeGreaterThan(0.9);
  });
});

describe('headerState', () => {
  const at = (scrolled: number, more: { offset?: number; held?: boolean } = {}) =>
    headerState({ scrolled, height: 72, held: false, ...more });

  it.each([
    [0, 'rests'],
    [271, 'rests'],
    [272, 'held'],
    [5000, 'held'],
  ])('at %d px a header of 72 px %s', (scrolled, state) => {
    expect(at(scrolled)).toBe(state);
  });

  it('is held from the distance it was given', () => {
    expect(at(99, { offset: 100 })).toBe('rests');
    expect(at(100, { offset: 100 })).toBe('held');
  });

  it('stays held on the way up until the page is back where it began', () => {
    expect(at(1, { held: true })).toBe('held');
    expect(at(0, { held: true })).toBe('rests');
    expect(at(-20, { held: true })).toBe('rests');
  });
});

it.each([
  ['#contact-us', 'contact-us'],
  ['#a_1', 'a_1'],
  ['#', ''],
  ['', ''],
  ['#1st', ''],
  ['#a b', ''],
  ['#a"],*', ''],
  ['#elementor-action%3Aaction', ''],
])('takes %j for the anchor %j', (hash, name) => {
  expect(safeAnchor(hash)).toBe(name);
});
