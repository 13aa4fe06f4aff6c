import { LngLatBounds, Marker, Popup } from 'maplibre-gl';
import { createBaseMap } from '../map/base-map.client.ts';
import { dragWhereWide } from '../map/map-drag.ts';

/** A place on the map and what it is; with a number where it is one of several in an order, a page where it has one. */
export type Pin = { latitude: number; longitude: number; label: string; number?: number; href?: string };

type Drawing = { container: HTMLElement; pins: readonly Pin[]; styleUrl: string };

/** Draws a map with its pins into `container`; resolves when its style has come, rejects when it cannot come. */
export async function drawMap({ container, pins, styleUrl }: Drawing) {
  const { map, styled } = await createBaseMap({ container, styleUrl, bounds: boundsOf(pins) });
  for (const { latitude, longitude, label, number, href } of pins) {
    const marker = number ? numberedMarker(number) : plainMarker(container);
    if (href) marker.setPopup(popupWith({ label, href }));
    marker.setLngLat([longitude, latitude]).addTo(map);
    const element = marker.getElement();
    element.setAttribute('role', href ? 'button' : 'img');
    element.setAttribute('aria-label', label);
  }
  const endDrag = dragWhereWide({ pan: map.dragPan });
  const remove = () => {
    endDrag();
    map.remove();
  };
  try {
    await styled;
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
}
function boundsOf(pins: readonly Pin[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of pins) bounds.extend([longitude, latitude]);
  return bounds;
}

/** What opens over a pin when it is clicked, or chosen with the keyboard. */
function popupWith({ label, href }: { label: string; href: string }): Popup {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  link.className = 'font-semibold text-brand underline underline-offset-4';
  return new Popup({ closeButton: false, maxWidth: '16rem' }).setDOMContent(link);
}

const plainMarker = (container: HTMLElement): Marker =>
  new Marker({ color: getComputedStyle(container).getPropertyValue('--color-accent').trim() });

function numberedMarker(number: number): Marker {
  const element = document.createElement('span');
  element.textContent = String(number);
  element.className =
    'grid size-8 place-items-center rounded-full border-2 border-paper bg-accent text-sm font-semibold text-paper shadow-lift';
  return new Marker({ element });
}
