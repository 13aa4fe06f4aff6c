import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
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
    return { data: { pins: [{ latitude, longitude, label: words }], label: words, styleUrl: mapStyleUrl } };
  }
  const { offices } = await loadPeople(payload);
  // On an office's own page, that office.
  const wanted = props.offices.length ? props.offices : context.office ? [context.office] : [];
  const shown = offices.filter(({ id, geo }) => geo && (wanted.length === 0 || wanted.includes(id)));
  const [first] = shown;
  if (!first) return { data: null };
  const label = shown.length === 1 ? placeOf(first) : `${shown.length} offices`;
  return { data: { pins: shown.flatMap(pinsOf), label, styleUrl: mapStyleUrl } };
};

const placeOf = (office: Office): string => officePlace(office) || office.name;

const pinsOf = (office: Office) =>
  office.geo ? [{ ...office.geo, label: `${office.name}, ${placeOf(office)}` }] : [];
