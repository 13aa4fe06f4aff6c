import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

it.each([
  ['0400000000', '0400 000 000'],
  ['0255500140', '(02) 5550 0140'],
  ['1300000000', '1300 000 000'],
  ['02 5550 0140', '02 5550 0140'],
  ['+64211234567', '+64211234567'],
  ['0491570156@example.com', '0491570156@example.com'],
])('%s is shown as %s', (value, text) => expect(addressText(value)).toBe(text));
