import {
  AttributionControl,
  addProtocol,
  Map as MapView,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

/** In degrees. */
export type Place = { latitude: number; longitude: number };

/** A map with at most one pin. */
export type PinMap = {
  /** Shows the pin there, or takes it off; the map follows a pin that is out of sight. */
  showPin: (place: Place | undefined) => void;
  /** Turns the map to a suburb. */
  look: (place: Place) => void;
  /** The middle of what is in sight. */
  middle: () => Place;
  remove: () => void;
};

/** Until a suburb or pin is known. */
const AUSTRALIA: [longitude: number, latitude: number] = [134, -27];
const SUBURB_ZOOM = 14;
const PIN_ZOOM = 16;

/**
 * Draws the map in the admin, whose builder knows the map library’s worker by another address than the website’s. Without
 * `onPin` the pin cannot be moved. Rejects where the browser has no WebGL.
 */
export async function drawPinMap({
  container,
  styleUrl,
  onPin,
  onNoBackground,
}: {
  container: HTMLElement;
  styleUrl: string;
  onPin: ((place: Place) => void) | undefined;
  onNoBackground: () => void;
}): Promise<PinMap> {
  if (styleUrl.startsWith('/')) {
    const { Protocol } = await import('pmtiles');
    addProtocol('pmtiles', new Protocol({ metadata: true }).tile);
  }
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new MapView({
    container,
    style: styleUrl,
    center: AUSTRALIA,
    zoom: 3,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    scrollZoom: false,
    // One finger scrolls the form, two move the map.
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  map.getCanvas().setAttribute('aria-label', 'Map of the pin. Arrow keys move it, + and − zoom.');
  let hasBackground = false;
  map.once('style.load', () => {
    hasBackground = true;
  });
  // Single tiles may be missing later; staff need not know.
  map.on('error', () => hasBackground || onNoBackground());
  const marker = new Marker({ draggable: onPin !== undefined });
  let isShown = false;
  const placed = ({ lat, lng }: { lat: number; lng: number }) =>
    onPin?.({ latitude: round(lat), longitude: round(lng) });
  marker.on('dragend', () => placed(marker.getLngLat()));
  map.on('click', ({ lngLat }) => placed(lngLat));
  return {
    showPin(place) {
      if (!place) {
        marker.remove();
        isShown = false;
        return;
      }
      const at: [number, number] = [place.longitude, place.latitude];
      marker.setLngLat(at).addTo(map);
      marker.getElement().setAttribute('aria-label', 'Pin');
      if (!isShown && map.getZoom() < SUBURB_ZOOM) map.jumpTo({ center: at, zoom: PIN_ZOOM });
      else if (!map.getBounds().contains(at)) map.jumpTo({ center: at });
      isShown = true;
    },
    look: ({ latitude, longitude }) => void map.jumpTo({ center: [longitude, latitude], zoom: SUBURB_ZOOM }),
    middle() {
      const { lat, lng } = map.getCenter();
      return { latitude: round(lat), longitude: round(lng) };
    },
    remove: () => map.remove(),
  };
}

/** To six decimals, about 11 cm. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
