import { expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

const listing = (facts: Record<string, string>, features: string[] = []) => ({
  facts: Object.entries(facts).map(([label, text]) => ({ label, text })),
  features,
});

it('marks where listings differ, a missing value among them', () => {
  const { facts } = compareRows([
    listing({ Price: '$1', Beds: '3', Land: '500 m²' }),
    listing({ Price: '$2', Beds: '3' }),
  ]);
  expect(facts).toEqual([
    {
      label: 'Price',
      values: [
        { label: 'Price', text: '$1' },
        { label: 'Price', text: '$2' },
      ],
      differs: true,
    },
    {
      label: 'Beds',
      values: [
        { label: 'Beds', text: '3' },
        { label: 'Beds', text: '3' },
      ],
      differs: false,
    },
    { label: 'Land', values: [{ label: 'Land', text: '500 m²' }, null], differs: true },
  ]);
});

it('puts what only a later listing has where it belongs', () => {
  const { facts } = compareRows([
    listing({ Price: '$1', Council: 'Inner West' }),
    listing({ Price: '$2', Bond: '$4', Pets: 'Yes', Council: 'Inner West' }),
  ]);
  expect(facts.map(({ label }) => label)).toEqual(['Price', 'Bond', 'Pets', 'Council']);
});

it('takes a feature in other letters for the same', () => {
  const { features } = compareRows([
    listing({}, ['Solar panels', 'Pool']),
    listing({}, ['solar Panels', 'Shed']),
  ]);
  expect(features).toEqual([
    { label: 'Solar panels', has: [true, true], differs: false },
    { label: 'Shed', has: [false, true], differs: true },
    { label: 'Pool', has: [true, false], differs: true },
  ]);
});

it('has no difference to show for one listing', () => {
  const { facts, features } = compareRows([listing({ Price: '$1' }, ['Pool'])]);
  expect([...facts, ...features].some(({ differs }) => differs)).toBe(false);
});

it('has no difference to one that has left the website', () => {
  const { facts, features } = compareRows([
    listing({ Price: '$1', Beds: '3' }, ['Pool']),
    listing({ Price: '$2', Beds: '3' }, ['Pool']),
    { ...listing({ Status: 'No longer on the market' }), isGone: true },
  ]);
  const differing = [...facts, ...features].filter(({ differs }) => differs).map(({ label }) => label);
  expect(differing).toEqual(['Price']);
});
