import sharp from 'sharp';
import { escapeXml } from '#site/server/escape-xml.ts';
import { PICTURE_FONT, pictureFont } from '#site/server/picture-font/picture-font.ts';
import { lineWidth, MAP_COLOURS, MAP_LAYERS, nameSize } from './map-layers.ts';
import { type MapView, VIEW_SIZE } from './map-view.ts';
import { placeNames } from './place-names.ts';
import { type MapFeature, openMapFile, readMapFeatures } from './read-map-features.ts';

/** Pixels of the picture for each of the page: screens of phones have two or three. */
const DENSITY = 2;

/** Draws a view of a map file, without any mark on it, as WebP. */
export async function drawMapPicture({
  view,
  mapFile,
  fontDir,
}: {
  view: MapView;
  mapFile: string;
  /** Where the font is put for the drawing library. */
  fontDir: string;
}): Promise<Buffer> {
  const { map, close } = await openMapFile(mapFile);
  try {
    const layers = [...new Set(MAP_LAYERS.map(({ from }) => from))];
    const features = await readMapFeatures({ map, view, layers });
    await loadFont(fontDir);
    const svg = mapSvg({ zoom: view.zoom, featuresOf: (layer) => features.get(layer) ?? [] });
    return await sharp(Buffer.from(svg), { density: 72 * DENSITY })
      .webp({ quality: 80 })
      .toBuffer();
  } finally {
    await close();
  }
}

let loaded: Promise<unknown> | undefined;

/** The drawing library knows the fonts of earlier texts, also in drawings. */
async function loadFont(fontDir: string): Promise<void> {
  const fontfile = await pictureFont(fontDir);
  loaded ??= sharp({ text: { text: '.', font: PICTURE_FONT, fontfile } }).toBuffer();
  loaded.catch(() => {
    loaded = undefined;
  });
  await loaded;
}

/** The drawing of a map. Exported for its test. */
export function mapSvg({
  zoom,
  featuresOf,
}: {
  zoom: number;
  featuresOf: (layer: string) => readonly MapFeature[];
}): string {
  const { width, height } = VIEW_SIZE;
  const layers = MAP_LAYERS.filter(({ minzoom = 0 }) => zoom >= minzoom).map((layer) => ({
    layer,
    features: featuresOf(layer.from).filter(({ kind }) => !layer.kinds || layer.kinds.includes(kind)),
  }));
  const paths = layers.map(({ layer, features }) => pathOf({ layer, features, zoom }));
  // Towns before streets, so that these give way.
  const names = layers.reverse().flatMap(({ layer, features }) => {
    if (layer.draws !== 'names') return [];
    return [{ features, size: nameSize(layer.size, zoom), colour: layer.colour, along: layer.along }];
  });
  const texts = placeNames(names).map(
    ({ text, x, y, turn, size, colour }) =>
      `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})" dy="0.35em" font-size="${size}" fill="${colour}">${escapeXml(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${MAP_COLOURS.land}"/>
${paths.join('\n')}
<g font-family="${PICTURE_FONT}" text-anchor="middle" stroke="${MAP_COLOURS.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">
${texts.join('\n')}
</g>
</svg>`;
}

/** All lines or areas of a layer as one path; '' for names. */
function pathOf({
  layer,
  features,
  zoom,
}: {
  layer: (typeof MAP_LAYERS)[number];
  features: readonly MapFeature[];
  zoom: number;
}): string {
  if (layer.draws === 'names') return '';
  const isFill = layer.draws === 'fill';
  const path = features
    .filter(({ type }) => type === (isFill ? 'polygon' : 'line'))
    .flatMap(({ parts }) => parts)
    .map(
      (part) => `M${part.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isFill ? 'Z' : ''}`,
    )
    .join('');
  if (!path) return '';
  const paint = isFill
    ? `fill="${layer.colour}" fill-rule="evenodd"`
    : `fill="none" stroke="${layer.colour}" stroke-width="${lineWidth(layer.width, zoom).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path ${paint} d="${path}"/>`;
}
