import { type MapPicture, mapPicture } from './map-picture.ts';

type Place = { latitude: number; longitude: number; label: string };

/** Places with the map that shows them. */
type PlacesMap<Pin extends Place> = {
  pins: Pin[];
  label: string;
  styleUrl: string;
  picture: MapPicture | null;
};

/** A map of places; null without any, or where the website has no map. `of`: what several are called, or how many. */
export function placesMap<Pin extends Place>({
  pins,
  styleUrl,
  of = 'places',
}: {
  pins: Pin[];
  styleUrl: string | null;
  of?: string | ((count: number) => string);
}): PlacesMap<Pin> | null {
  const [first] = pins;
  if (!first || !styleUrl) return null;
  return {
    pins,
    label:
      pins.length === 1 ? first.label : typeof of === 'string' ? `${pins.length} ${of}` : of(pins.length),
    styleUrl,
    picture: mapPicture({ places: pins, styleUrl }),
  };
}
