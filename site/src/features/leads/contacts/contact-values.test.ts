import { describe, expect, it } from 'vitest';
import { contactValues, mobileOf } from './contact-values.ts';

describe('what a contact is known by', () => {
  it.each([
    '0412 345 678',
    '+61 412 345 678',
    '61412345678',
    '0061 412 345 678',
    '+61 (0)412 345 678',
    '0011 61 412345678',
  ])('a mobile number is one however it is typed: %s', (phone) => expect(mobileOf(phone)).toBe('0412345678'));

  it.each(['02 9555 0101', '412 345', '+44 7911 123456', '1300 000 000', ''])(
    'other telephone numbers name nobody: %s',
    (phone) => expect(mobileOf(phone)).toBeUndefined(),
  );

  it('the email address comes first', () => {
    expect(contactValues({ email: ' Zoe@Example.com ', phone: '0412 345 678' })).toEqual([
      'zoe@example.com',
      '0412345678',
    ]);
    expect(contactValues({ email: 'none', phone: null })).toEqual([]);
  });
});
