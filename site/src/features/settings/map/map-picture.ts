import { statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { readSignedText, signText } from '#site/server/signed-token.ts';
import { findMapFile, mapsDir, OWN_MAP_STYLE } from './map-file.ts';
import { type MapView, placeInView, viewOf } from './map-view.ts';

/** The address of a picture, and where its places stand in it (px of 640 × 320). */
export type MapPicture = { src: string; marks: [left: number, top: number][] };

const PATH = '/maps/picture/';
const EXTENSION = '.webp';
const PURPOSE = 'map picture';

type Signer = { secret: string; version: string };
const signers = new Map<string, Signer>();

/** What addresses of this install are signed with. A new map file needs a restart, so its version is read once. */
function signerOf(dataDir: string): Signer {
  const known = signers.get(dataDir);
  if (known) return known;
  const file = findMapFile(dataDir);
  const version = file ? Math.round(statSync(join(mapsDir(dataDir), file)).mtimeMs).toString(36) : '0';
  const signer = { secret: readSecrets(dataDir).forms, version };
  signers.set(dataDir, signer);
  return signer;
}

/**
 * The picture of the operator's map with these places; null where the map is another, or they are too far apart. Its
 * address is signed, so that strangers cannot have pictures made of anywhere.
 */
export function mapPicture({
  places,
  styleUrl,
}: {
  places: readonly { latitude: number; longitude: number }[];
  styleUrl: string | null;
}): MapPicture | null {
  const view = styleUrl === OWN_MAP_STYLE ? viewOf(places) : undefined;
  if (!view) return null;
  const { secret, version } = signerOf(env().dataDir);
  const text = [view.zoom, view.latitude, view.longitude, version].join('_').replace(/\./g, 'p');
  return {
    src: `${PATH}${signText({ secret, purpose: PURPOSE, text })}${EXTENSION}`,
    marks: places.map((place) => placeInView(place, view)),
  };
}

/** The view of such an address, by its last part; undefined for one that was made up, or of an earlier map. */
export function readMapPicture(file: string): MapView | undefined {
  if (!file.endsWith(EXTENSION)) return undefined;
  const { secret, version } = signerOf(env().dataDir);
  const token = file.slice(0, -EXTENSION.length);
  const [zoom, latitude, longitude, made] =
    readSignedText({ secret, purpose: PURPOSE, token })?.split('_') ?? [];
  if (!zoom || !latitude || !longitude || made !== version) return undefined;
  const degrees = (text: string) => Number(text.replace('p', '.'));
  return { zoom: Number(zoom), latitude: degrees(latitude), longitude: degrees(longitude) };
}
