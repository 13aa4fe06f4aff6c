import type { Person } from './portrait.ts';

/** The twelve people of the demonstration agency, by the name of their portrait. */
export const people: readonly Person[] = [
  { name: 'portrait-01', skin: '#e8b795', hair: '#7a4a2c', style: 'bob', jacket: '#2f4a4d', shirt: '#f4efe4', neck: 'open', earrings: true, backing: '#c9d3c4' },
  { name: 'portrait-02', calm: true, skin: '#b9784f', hair: '#2b211f', style: 'short', jacket: '#35405a', shirt: '#f2f0ea', neck: 'tie', beard: 'short', backing: '#d9c9b0' },
  { name: 'portrait-03', skin: '#f0c8a8', hair: '#c78a4a', style: 'waves', jacket: '#7d4a3c', shirt: '#efe2cf', neck: 'round', backing: '#c4d0d3' },
  { name: 'portrait-04', skin: '#7a4a31', hair: '#221917', style: 'curly', jacket: '#8a6a3c', shirt: '#fbf5e8', neck: 'open', earrings: true, backing: '#d6c4b8' },
  { name: 'portrait-05', calm: true, skin: '#e6b48c', hair: '#221c20', style: 'fringe', jacket: '#3f5566', shirt: '#f6ece2', neck: 'round', glasses: true, backing: '#cfcfc0' },
  { name: 'portrait-06', calm: true, skin: '#e9bd9c', hair: '#b9b4ae', style: 'silver', jacket: '#4a4f55', shirt: '#dfe8ec', neck: 'open', older: true, glasses: true, backing: '#c9d3c4', wide: 1.03 },
  { name: 'portrait-07', calm: true, skin: '#c98f66', hair: '#4d7277', style: 'scarf', jacket: '#5c4a58', shirt: '#f2e8dc', neck: 'round', backing: '#d9c9b0' },
  { name: 'portrait-08', skin: '#efc4a2', hair: '#b0562f', style: 'crop', jacket: '#3c5a48', shirt: '#f5efe3', neck: 'open', beard: 'full', backing: '#c4d0d3', wide: 1.04 },
  { name: 'portrait-09', skin: '#a86b46', hair: '#1f1818', style: 'long', jacket: '#9a4f45', shirt: '#f6ead9', neck: 'open', earrings: true, backing: '#d6c4b8' },
  { name: 'portrait-10', calm: true, skin: '#c58d62', hair: '#b5673c', style: 'turban', beardColour: '#2d2321', jacket: '#2f3c4d', shirt: '#f0ece2', neck: 'tie', beard: 'full', backing: '#cfcfc0' },
  { name: 'portrait-11', calm: true, skin: '#f1cdb2', hair: '#d9b779', style: 'bun', jacket: '#586a7d', shirt: '#faf2e4', neck: 'scarf', backing: '#c9d3c4', earrings: true },
  { name: 'portrait-12', skin: '#8a5638', hair: '#241a18', style: 'bald', jacket: '#4d4a3c', shirt: '#e9eef0', neck: 'open', beard: 'short', backing: '#d9c9b0', wide: 1.02 },
];
