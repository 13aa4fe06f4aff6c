import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

it('groups the digits of a mobile number, and leaves email addresses as they are', () => {
  expect(addressText('0491570156')).toBe('0491 570 156');
  expect(addressText('0491570156@example.com')).toBe('0491570156@example.com');
});
