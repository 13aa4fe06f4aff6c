import {
  AttributionControl,
  addProtocol,
  type LngLatBounds,
  Map as MapView,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { allowLibraryHtml } from '#site/ui/library-html.client.ts';

/** Closer than this no map has streets of its own. */
export const MOST_ZOOM = 18;

let hasProtocol = false;

/** The protocol of a map file of our own; tiles of other servers do not need it. */
async function preparePmtiles(): Promise<void> {
  if (hasProtocol) return;
  const { Protocol } = await import('pmtiles');
  addProtocol('pmtiles', new Protocol({ metadata: true }).tile);
  hasProtocol = true;
}

/**
 * A map in `container`. It is there at once; its background comes when `styled` resolves, and not at all when that
 * rejects. Throws where the browser has no WebGL.
 */
export async function createBaseMap({
  container,
  styleUrl,
  bounds,
  padding = 60,
  maxZoom = 15,
}: {
  container: HTMLElement;
  styleUrl: string;
  bounds: LngLatBounds;
  /** Pixels around `bounds`. */
  padding?: number;
  /** No closer than this at first. */
  maxZoom?: number;
}): Promise<{ map: MapView; styled: Promise<void> }> {
  // A style of ours names a file of ours.
  if (styleUrl.startsWith('/')) await preparePmtiles();
  allowLibraryHtml();
  // A worker from our own address: the security policy refuses workers made of text.
  setWorkerUrl(workerUrl);
  const map = new MapView({
    container,
    style: styleUrl,
    bounds,
    fitBoundsOptions: { padding, maxZoom },
    maxZoom: MOST_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    scrollZoom: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  const styled = new Promise<void>((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
  return { map, styled };
}
