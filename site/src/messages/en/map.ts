/** The map of the results of a search: its controls. */
export const map = {
  view: 'View',
  views: { list: 'List', map: 'Map', split: 'List and map' },
  title: 'Map of the results',
  close: 'Close map',
  loading: 'Loading map…',
  follow: 'Search as the map moves',
  draw: 'Draw area',
  nearMe: 'Near me',
  selected: 'Selected property',
  closeProperty: 'Close property',
  setArea: 'Set the area',
  within: 'Within',
  kilometres: (km: number) => `${km} km`,
  searchRadius: 'Search this radius',
  searchRectangle: 'Search this rectangle',
  edges: {
    south: 'South (latitude)',
    west: 'West (longitude)',
    north: 'North (latitude)',
    east: 'East (longitude)',
  },
};
