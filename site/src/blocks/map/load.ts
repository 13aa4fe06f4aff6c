import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';
import { loadPeople, type Office } from '#site/features/team/load-people.ts';
import { officePlace } from '#site/features/team/office-card.tsx';
import type { MapData, MapProps } from './map.tsx';

/** The places to show, with the map service of the website's settings. */
export const load: BlockLoader<MapProps, MapData> = async ({ payload, props, context }) => {
  const { mapStyleUrl } = await loadSettings(payload);
  if (!mapStyleUrl) return { data: null };
  if (props.shows === 'place') {
    const { latitude, longitude, label } = props;
    if (latitude === null || longitude === null) return { data: null };
    const words = label || `${latitude}, ${longitude}`;
    return { data: placesMap({ pins: [{ latitude, longitude, label: words }], styleUrl: mapStyleUrl }) };
  }
  const { offices } = await loadPeople(payload);
  // On an office's own page, that office.
  const wanted = props.offices.length ? props.offices : context.office ? [context.office] : [];
  const shown = offices.filter(({ id, geo }) => geo && (wanted.length === 0 || wanted.includes(id)));
  return { data: placesMap({ pins: shown.flatMap(pinsOf), styleUrl: mapStyleUrl, of: 'offices' }) };
};

const placeOf = (office: Office): string => officePlace(office) || office.name;

const pinsOf = (office: Office) =>
  office.geo ? [{ ...office.geo, label: `${office.name}, ${placeOf(office)}` }] : [];
