import type { FeedArea, FeedBuildingDetails, FeedLandDetails, FeedLength } from './land.ts';
import { element, textElement } from './write-xml.ts';

/** `landDetails`. */
export function writeLand(land: FeedLandDetails | null): string {
  if (!land) return element('landDetails');
  return element(
    'landDetails',
    {},
    [
      land.area === undefined ? '' : area(land.area),
      land.frontage === undefined ? '' : land.frontage ? length('frontage', land.frontage) : '<frontage/>',
      ...(land.depths ?? []).map((depth) => length('depth', depth)),
      land.crossOver === undefined ? '' : element('crossOver', { value: land.crossOver ?? '' }),
    ].join(''),
  );
}

/** `buildingDetails`. */
export function writeBuilding(building: FeedBuildingDetails | null): string {
  if (!building) return element('buildingDetails');
  const { areas, energyRating, newlyBuilt } = building;
  return element(
    'buildingDetails',
    {},
    [
      ...(areas ?? []).map(area),
      areas?.length === 0 ? '<area/>' : '',
      energyRating === undefined ? '' : textElement('energyRating', energyRating),
      newlyBuilt === undefined ? '' : element('newlyBuilt', { value: newlyBuilt ?? '' }),
    ].join(''),
  );
}

function area(sent: FeedArea | null): string {
  if (!sent) return '<area/>';
  const { value, min, max, unit, of } = sent;
  const bounds = [
    min === undefined ? '' : textElement('min', min),
    max === undefined ? '' : textElement('max', max),
  ].join('');
  const inside = `${value ?? ''}${bounds ? element('range', {}, bounds) : ''}`;
  return element('area', { unit, of }, inside);
}

const length = (name: string, { value, unit, side }: FeedLength): string =>
  textElement(name, value, { unit, side });
