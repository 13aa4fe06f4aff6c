import type { BlockExamples } from '#site/block-kit/examples.ts';
import { longListing, soldListing } from '#site/block-kit/parts/example-listings.ts';
import type { SoldMapData, SoldMapProps } from './sold-map.tsx';

const styleUrl = 'https://tiles.example.com/style';
const cards = [soldListing, longListing];
const pins = [
  { latitude: -33.8976, longitude: 151.1794, label: soldListing.address.full },
  { latitude: -33.91, longitude: 151.18, label: longListing.address.full },
];
const map = { pins, label: '2 properties', styleUrl };

export const examples: BlockExamples<SoldMapProps, SoldMapData> = {
  ordinary: { data: { cards, map } },
  'the map alone': { props: { list: false }, data: { cards, map } },
  'without a map service': { data: { cards, map: null } },
  none: { data: { cards: [], map: null } },
};
