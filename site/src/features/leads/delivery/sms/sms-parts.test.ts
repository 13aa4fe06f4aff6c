import { expect, it } from 'vitest';
import { smsParts } from './sms-parts.ts';

it.each([
  ['nothing', '', 0],
  ['160 plain characters', 'a'.repeat(160), 1],
  ['161 plain characters', 'a'.repeat(161), 2],
  ['307 plain characters', 'a'.repeat(307), 3],
  ['80 signs that count twice', '€'.repeat(80), 1],
  ['81 signs that count twice', '€'.repeat(81), 2],
  ['70 characters with one outside of GSM', `ő${'a'.repeat(69)}`, 1],
  ['71 characters with one outside of GSM', `ő${'a'.repeat(70)}`, 2],
  ['35 emoji', '🏡'.repeat(35), 1],
  ['36 emoji', '🏡'.repeat(36), 2],
])('counts %s', (_, text, parts) => expect(smsParts(text)).toBe(parts));
