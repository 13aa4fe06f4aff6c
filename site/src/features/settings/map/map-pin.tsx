import type { ServerProps } from 'payload';
import { loadSettings } from '../load-settings.ts';
import { MapPinMap } from './map-pin.client.tsx';

/** The map of a record’s pin, with the same background as the website’s maps; nothing where the website has no maps. */
export async function MapPin({ payload }: ServerProps) {
  const { mapStyleUrl } = await loadSettings(payload);
  return mapStyleUrl && <MapPinMap styleUrl={mapStyleUrl} />;
}
