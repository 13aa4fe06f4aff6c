/** What the map of the results says while it is used. `number`: the count as text. */
export const mapScripts = {
  failed: 'The map couldn’t be loaded. Reload the page to try again.',
  noWebGl: 'This browser can’t show maps, because WebGL is off or missing. The list has the same properties.',
  noTiles: 'The map’s background couldn’t be loaded. The properties are shown without it.',
  noPins: 'The properties couldn’t be loaded. Move the map to try again.',
  canvas: 'Map of the results. Arrow keys move it, plus and minus zoom.',
  drawNow: 'Draw a line around the area on the map.',
  locating: 'Finding your location…',
  notShared:
    'This browser doesn’t share your location with this website. Enter a suburb under “Set the area” instead.',
  notFound: 'Your location couldn’t be found. Enter a suburb under “Set the area” instead.',
  onMap: (count: number, number: string) =>
    `${count === 1 ? '1 property' : `${count === 0 ? 'No' : number} properties`} on this map`,
  between: ', ',
  atSuburb: (number: string) => `${number} shown at their suburb`,
  unplaced: (number: string) => `${number} without a location`,
};
