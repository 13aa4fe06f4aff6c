import { expect, it } from 'vitest';
import { versionChanges } from './version-changes.ts';

const FIELDS = [
  { name: 'price', label: 'Sale price', type: 'number' },
  { name: 'headline', label: 'Headline', type: 'text' },
  { name: 'description', label: 'Description', type: 'textarea' },
  { name: 'underOffer', label: 'Under offer', type: 'checkbox' },
  { name: 'images', label: 'Images', type: 'upload' },
  { name: 'auctionAt', label: 'Auction', type: 'date' },
];

it('tells what changed from one version to the next', () => {
  const before = {
    price: 825_000,
    headline: 'Old',
    description: 'x'.repeat(100),
    underOffer: null,
    images: [1],
    auctionAt: '2026-11-28T00:00:00.000Z',
  };
  const after = {
    price: 850_000,
    headline: '',
    description: 'y'.repeat(100),
    underOffer: true,
    images: [1, 2],
    auctionAt: '2026-11-29T00:00:00.000Z',
  };
  expect(versionChanges({ before, after, fields: FIELDS })).toEqual([
    'Sale price: 825,000 → 850,000',
    'Headline: “Old” → empty',
    'Description changed',
    'Under offer: no → yes',
    'Images: 1 → 2',
    'Auction changed',
  ]);
  expect(versionChanges({ before, after: { ...before, underOffer: false }, fields: FIELDS })).toEqual([]);
});

it('names choices as staff know them', () => {
  const choices = new Map([
    ['buy', 'For sale'],
    ['rent', 'For rent'],
  ]);
  const fields = [{ name: 'method', label: 'Method', type: 'select', choices }];
  expect(versionChanges({ before: { method: 'rent' }, after: { method: 'buy' }, fields })).toEqual([
    'Method: For rent → For sale',
  ]);
});
