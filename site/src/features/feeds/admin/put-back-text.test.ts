import { expect, it } from 'vitest';
import { putBackText } from './put-back-text.ts';

it('says how many listings are put back, withdrawn and left alone', () => {
  expect(putBackText({ changed: 1812, withdrawn: 12, kept: 1 }, false)).toBe(
    '1,812 listings will be put back as before this import. 12 new listings will be withdrawn, not deleted. 1 listing keeps what staff or a later import changed since.',
  );
  expect(putBackText({ changed: 1, withdrawn: 0, kept: 0 }, true)).toBe(
    '1 listing put back as before this import.',
  );
  expect(putBackText({ changed: 0, withdrawn: 0, kept: 0 }, false)).toMatch(/^There is nothing to put back/);
});
