import { describe, expect, it } from 'vitest';
import { trimMarks } from './trim-marks.ts';

describe('trimMarks', () => {
  it.each([
    ['//a//b//', '/', 'a//b'],
    ['/\\a\\/', '/\\', 'a'],
    ['///', '/', ''],
    ['', '/', ''],
    ['a', '/', 'a'],
  ])('%j without %j is %j', (text, marks, left) => expect(trimMarks({ text, marks })).toBe(left));

  it('leaves the start alone where it is told to', () =>
    expect(trimMarks({ text: '/a/', marks: '/', start: false })).toBe('/a'));

  it('takes no longer for many marks in the middle', () => {
    const startedAt = performance.now();
    trimMarks({ text: `a${'/'.repeat(1_000_000)}x/`, marks: '/' });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
