import { describe, expect, it } from 'vitest';
import { isDeeperThan, plainJson, plainText } from './plain-json.ts';

describe('how deep a value nests', () => {
  it.each([
    ['text', 0],
    [[], 0],
    [[1], 1],
    [{ a: { b: [] } }, 2],
    [null, 0],
  ])('%j is %d deep', (value, depth) => {
    expect(isDeeperThan({ value, levels: depth })).toBe(false);
    expect(isDeeperThan({ value, levels: depth - 1 })).toBe(true);
  });

  it('is told of one that no function could walk by calling itself', () => {
    const value: unknown = JSON.parse('['.repeat(500_000) + ']'.repeat(500_000));
    expect(isDeeperThan({ value, levels: 100 })).toBe(true);
  });
});

it('text keeps its lines and whole characters, and nothing that databases refuse', () => {
  expect(plainText('Line\n\tone 🏡\u0000\u0007')).toBe('Line\n\tone 🏡');
  expect(plainText('half \ud83c')).toBe('half \ufffd');
});

it('what is kept unread has no names that mean something of their own', () => {
  const sent: unknown = JSON.parse(
    '{"a":[1,null,true,"x\\u0000"],"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  );
  expect(plainJson(sent)).toEqual({ a: [1, null, true, 'x'] });
  expect(plainJson({ at: Number.NaN, run: () => 1, gone: undefined })).toEqual({
    at: null,
    run: null,
    gone: null,
  });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
