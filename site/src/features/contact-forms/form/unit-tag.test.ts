import { describe, expect, it } from 'vitest';
import { cleanUnitTag, errorIdOf, freeUnitTag, ordinalOf, unitTagOf } from './unit-tag.ts';

describe('unit tags', () => {
  it('name form, page and place', () => {
    expect(unitTagOf({ form: 7, page: 3, ordinal: 1 })).toBe('wpcf7-f7-p3-o1');
    expect(unitTagOf({ form: 7, ordinal: 2 })).toBe('wpcf7-f7-o2');
  });

  it('are cleaned of everything that no id has', () => {
    expect(cleanUnitTag('wpcf7-f7"><b>_1')).toBe('wpcf7-f7b_1');
    expect(errorIdOf({ unitTag: 'wpcf7-f7-o1', field: 'a:b' })).toBe('wpcf7-f7-o1-ve-ab');
  });

  it('give way to what is called so already', () => {
    const taken = new Set(['wpcf7-f7-p0-o9', 'wpcf7-f7-p0-o10']);
    const isTaken = (tag: string) => taken.has(tag);
    expect(freeUnitTag({ unitTag: 'wpcf7-f7-p0-o9', isTaken })).toBe('wpcf7-f7-p0-o11');
    expect(freeUnitTag({ unitTag: 'wpcf7-f7-p0-o1', isTaken })).toBe('wpcf7-f7-p0-o1');
  });

  it('differ from block to block, and not from drawing to drawing', () => {
    const ids = Array.from({ length: 200 }, (_, at) => `contact-form-${at}`);
    expect(new Set(ids.map(ordinalOf)).size).toBe(200);
    expect(ordinalOf('contact-form-1')).toBe(ordinalOf('contact-form-1'));
    expect(ordinalOf('')).toBeGreaterThan(0);
  });
});
