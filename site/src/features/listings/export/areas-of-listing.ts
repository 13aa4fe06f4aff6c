import type { FeedArea, FeedListing } from '@frontage/reaxml';
import type { ExportedListing } from './exported-listing.ts';

const UNITS: Readonly<Record<string, { unit: string; squareMetres: number }>> = {
  'm²': { unit: 'squareMeter', squareMetres: 1 },
  squares: { unit: 'square', squareMetres: 9.290304 },
  acres: { unit: 'acre', squareMetres: 4046.8564224 },
  ha: { unit: 'hectare', squareMetres: 10_000 },
};

const AREA = /^([\d,.]+)(?: – ([\d,.]+))? (m²|squares|acres|ha)$/;
const AREA_OF = / area$/;

/** `40 ha`, `400 – 600 m²` as the format writes areas; undefined for other texts. */
function areaOfText(text: string | null | undefined): FeedArea | undefined {
  const [, from = '', to, name = ''] = AREA.exec(text ?? '') ?? [];
  const known = UNITS[name];
  const [value, max] = [from, to ?? ''].map((number) => Number(number.replaceAll(',', '')));
  if (!known || !value) return undefined;
  return {
    ...(max ? { min: value, max } : { value }),
    unit: known.unit,
    squareMetres: Math.round(value * known.squareMetres * 100) / 100,
  };
}

/** The area in the unit its text names while number and text agree, else in square metres. */
function areaOf({ metres, text }: { metres?: number | null; text?: string | null }): FeedArea | undefined {
  const said = areaOfText(text);
  if (said && (!metres || said.squareMetres === metres)) return said;
  return metres ? { value: metres, unit: 'squareMeter', squareMetres: metres } : undefined;
}

/** Land and building, with the areas of parts of the building that stand among the further facts. */
export function areasOfListing(
  listing: ExportedListing,
): Pick<FeedListing, 'landDetails' | 'buildingDetails'> {
  const land = areaOf({ metres: listing.landArea, text: listing.landAreaText });
  const building = areaOf({ metres: listing.buildingArea, text: listing.buildingAreaText });
  const frontage = Number(/^([\d,.]+) m$/.exec(listing.frontageText ?? '')?.[1]?.replaceAll(',', ''));
  const depths = (listing.extras?.Depth ?? '').split(', ').flatMap((text) => {
    const [, value, side] = /^([\d.]+) m(?: \((rear|left|right)\))?$/.exec(text) ?? [];
    if (!value) return [];
    return [{ value: Number(value), unit: 'meter', ...(side ? { side: side as 'rear' } : {}) }];
  });
  const parts = Object.entries(listing.extras ?? {}).flatMap(([label, text]) => {
    const area = AREA_OF.test(label) ? areaOfText(text) : undefined;
    return area ? [{ ...area, of: label.replace(AREA_OF, '').toLowerCase() }] : [];
  });
  const areas = [...(building ? [building] : []), ...parts];
  const { energyRating } = listing;
  return {
    ...(land || frontage || depths.length > 0
      ? {
          landDetails: {
            ...(land ? { area: land } : {}),
            ...(frontage ? { frontage: { value: frontage, unit: 'meter' } } : {}),
            ...(depths.length > 0 ? { depths } : {}),
          },
        }
      : {}),
    ...(areas.length > 0 || energyRating
      ? {
          buildingDetails: {
            ...(areas.length > 0 ? { areas } : {}),
            ...(energyRating ? { energyRating } : {}),
          },
        }
      : {}),
  };
}
