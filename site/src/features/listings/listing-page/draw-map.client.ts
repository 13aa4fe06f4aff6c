import { AttributionControl, Map as MapView, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** Below this width a finger on the map scrolls the page. */
const DRAG_FROM = '(min-width: 600px)';

type Place = { container: HTMLElement; latitude: number; longitude: number; label: string; styleUrl: string };

/** Draws a map with one pin into `container`; resolves when its style has come, rejects when it cannot come. */
export async function drawMap({ container, latitude, longitude, label, styleUrl }: Place) {
  // A worker from our own address: the security policy refuses workers made of text.
  setWorkerUrl(workerUrl);
  const map = new MapView({
    container,
    style: styleUrl,
    center: [longitude, latitude],
    zoom: 15,
    attributionControl: false,
    scrollZoom: false,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  const pin = new Marker({ color: getComputedStyle(container).getPropertyValue('--color-accent').trim() });
  pin.setLngLat([longitude, latitude]).addTo(map);
  pin.getElement().setAttribute('aria-label', label);
  const wide = matchMedia(DRAG_FROM);
  const drag = () => (wide.matches ? map.dragPan.enable() : map.dragPan.disable());
  drag();
  wide.addEventListener('change', drag);
  const remove = () => {
    wide.removeEventListener('change', drag);
    map.remove();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      map.once('style.load', () => resolve());
      map.once('error', ({ error }) => reject(error));
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
}
