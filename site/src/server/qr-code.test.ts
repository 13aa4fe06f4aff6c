import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { QrTooLongError, qrCode, qrSvg } from './qr-code.ts';

const rows = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const hash = (text: string) => createHash('sha256').update(rows(text).join('\n')).digest('hex').slice(0, 16);

it('is the code that readers of every make understand', () => {
  // Each was read back by an independent decoder (jsQR) when it was written down here.
  expect([hash('https://a.example/1'), rows('https://a.example/1').length]).toEqual(['d6ccba583325f995', 25]);
  expect(hash(`https://www.example.com.au/property/dulwich-hill-nsw-2203/12-herbert-street/74`)).toBe(
    '2339de35c27c78b0',
  );
  expect(hash('x'.repeat(200))).toBe('52694c754b2960b4');
});

it('has its three finders', () => {
  const code = rows('https://a.example/1');
  for (const [x, y] of [
    [0, 0],
    [18, 0],
    [0, 18],
  ] as const) {
    expect(code[y]?.slice(x, x + 7)).toBe('#######');
    expect(code[y + 3]?.slice(x, x + 7)).toBe('#.###.#');
  }
});

it('is an image with a quiet zone and an escaped name', () => {
  const svg = qrSvg({ text: 'https://a.example/1', label: '12 "Example" <Street>' });
  expect(svg).toContain('viewBox="0 0 33 33"');
  expect(svg).toContain('aria-label="12 &#34;Example&#34; &#60;Street&#62;"');
});

it('refuses what does not fit', () => {
  expect(() => qrCode('x'.repeat(288))).toThrow(QrTooLongError);
  expect(qrCode('x'.repeat(287))).toHaveLength(65);
});
