import { expect, it } from 'vitest';
import { isPdf } from './pdf.ts';
import { pdfBytes } from './testing/pdf.ts';

it('a PDF is what begins and ends like one', () => {
  expect(isPdf(pdfBytes('One page'))).toBe(true);
  expect(isPdf(pdfBytes('x'.repeat(5000)))).toBe(true);
});

it.each([
  ['cut off', pdfBytes('One page').subarray(0, 20)],
  ['inside something else', Buffer.concat([Buffer.from('<html>'), pdfBytes('One page')])],
  ['only called so', Buffer.from('MZ')],
  ['empty', new Uint8Array()],
])('one %s is none', (_, bytes) => {
  expect(isPdf(bytes)).toBe(false);
});
