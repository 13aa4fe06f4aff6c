import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newReference, REFERENCE } from './reference.ts';

it('is six letters that cannot be taken for one another', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (bytes) => {
      const reference = newReference((count) => Uint8Array.from(bytes.take(count)));
      return REFERENCE.test(reference) && !/[ILOU01]/.test(reference.slice(3));
    }),
    // A stream of 240 and more only would never end; random streams always do.
    { numRuns: 200 },
  );
});

it('uses every letter equally', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  let at = 0;
  const letters = Array.from({ length: 40 }, () =>
    newReference((count) => {
      const bytes = all.slice(at % 240, (at % 240) + count);
      at += count;
      return bytes;
    }).slice(3),
  ).join('');
  expect(new Set(letters).size).toBe(30);
});
