import { expect, it } from 'vitest';
import { type Comparable, kindOf, rankSimilar } from './rank-similar.ts';

const newtown = { latitude: -33.8976, longitude: 151.1794 };
const enmore = { latitude: -33.8995, longitude: 151.171 };
const bondi = { latitude: -33.8915, longitude: 151.2767 };
const yallingup = { latitude: -33.641, longitude: 115.034 };

const house = (id: number, changes: Partial<Omit<Comparable, 'kind'>> = {}): Comparable => ({
  id,
  kind: kindOf(changes.propertyType === undefined ? 'House' : changes.propertyType),
  propertyType: 'House',
  beds: 3,
  priceLow: 1_250_000,
  priceHigh: 1_250_000,
  position: newtown,
  ...changes,
});
const price = (amount: number) => ({ priceLow: amount, priceHigh: amount });
const ranked = (...others: Comparable[]) => rankSimilar(house(1), others).map(({ id }) => id);

it('takes the nearest first, then the nearest price, then another type of the same kind', () => {
  expect(
    ranked(
      house(2, { position: bondi }),
      house(3, { position: enmore }),
      house(4, price(1_600_000)),
      house(5),
      house(6, { propertyType: 'Terrace' }),
    ),
  ).toEqual([5, 3, 4, 6, 2]);
});

it('never shows a townhouse to somebody who looks at land, or an apartment beside a house', () => {
  expect(ranked(house(2, { propertyType: 'Land' }), house(3, { propertyType: 'Apartment' }))).toEqual([]);
  const land = house(1, { propertyType: 'Land' });
  expect(rankSimilar(land, [house(2), house(3, { propertyType: 'Land' })]).map(({ id }) => id)).toEqual([3]);
});

it('never goes to another region or another price', () => {
  expect(
    ranked(house(2, { position: yallingup }), house(3, price(3_000_000)), house(4, price(500_000))),
  ).toEqual([]);
});

it('takes an unknown price or place as it is', () => {
  expect(ranked(house(2, { priceLow: null, priceHigh: null }), house(3, { position: undefined }))).toEqual([
    2, 3,
  ]);
});
