import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

const of = (header: string | undefined, size = 1000) => byteRange({ header, size });

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=200-399', { start: 200, end: 399 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('of 1,000 bytes by “%s” is %j', (header, range) => expect(of(header)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('by “%s” is not there', (header) => {
    expect(of(header)).toBe('outside');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
    'by “%s” is the whole',
    (header) => expect(of(header)).toBeUndefined(),
  );

  it('of an empty file is not there', () => {
    expect(of('bytes=0-', 0)).toBe('outside');
    expect(of('bytes=-5', 0)).toBe('outside');
  });
});
