import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { MapData, MapProps } from './map.tsx';

const styleUrl = 'https://tiles.example.com/style';
const pin = { latitude: -33.8976, longitude: 151.1794, label: '1 Example Street, Newtown NSW 2042' };

export const examples: BlockExamples<MapProps, MapData> = {
  ordinary: { data: { pins: [pin], label: pin.label, styleUrl } },
  'three offices': {
    data: {
      pins: [pin, { ...pin, latitude: -33.91 }, { ...pin, longitude: 151.2 }],
      label: '3 offices',
      styleUrl,
    },
  },
  'very long': { data: { pins: [pin], label: 'A very long name of a place '.repeat(6), styleUrl } },
  'nothing to show': { data: null },
};
