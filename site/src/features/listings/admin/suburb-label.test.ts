import { expect, it } from 'vitest';
import { suburbLabel } from '../search/suburbs.ts';
import { readSuburbLabel } from './suburb-label.ts';

it('reads what the search suggests', () => {
  const place = { state: 'NSW', postcode: '2010' };
  expect(readSuburbLabel(suburbLabel({ name: 'Surry Hills', ...place }))).toEqual({
    suburb: 'Surry Hills',
    ...place,
  });
});

it.each(['', 'Newtown', 'Newtown NSW', '2042'])('“%s” is only typed text', (text) =>
  expect(readSuburbLabel(text)).toBeUndefined(),
);
