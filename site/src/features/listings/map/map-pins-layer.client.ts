import { type Map as MapView, Marker } from 'maplibre-gl';
import type { MapPin } from './load-map-pins.ts';

type Shown = { pin: MapPin; marker: Marker; button: HTMLButtonElement };

/** The pins of a map: buttons, from north to south and west to east, so that Tab goes through them in that order. */
export function createPins({
  map,
  onChoose,
  onPoint,
}: {
  map: MapView;
  onChoose: (pin: MapPin, button: HTMLButtonElement) => void;
  /** Pointed at or focused, and with [] no longer. */
  onPoint: (ids: readonly number[]) => void;
}) {
  let shown: Shown[] = [];

  function show(pins: readonly MapPin[]): void {
    const focused = shown.find(({ button }) => button === document.activeElement)?.pin;
    const known = new Map(shown.map((one) => [keyOf(one.pin), one]));
    const next = [...pins]
      .sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude)
      .map((pin) => known.get(keyOf(pin)) ?? create(pin));
    const stay = new Set(next);
    for (const one of shown) if (!stay.has(one)) one.marker.remove();
    // Only the order of the elements is the order of Tab; what is in its place is not touched, so focus stays.
    let before: Element | null = null;
    for (const { marker, button } of next) {
      if (!button.isConnected) marker.addTo(map);
      const place: Element | null = before ? before.nextElementSibling : firstPin();
      if (place !== button && document.activeElement !== button) {
        if (before) before.after(button);
        else button.parentElement?.prepend(button);
      }
      before = button;
    }
    shown = next;
    if (focused && !next.some(({ button }) => button === document.activeElement))
      nearest(focused)?.button.focus();
  }

  const firstPin = () => map.getCanvasContainer().querySelector('.fr-pin');

  function create(pin: MapPin): Shown {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'fr-pin';
    button.textContent = pin.text;
    if (pin.approximate) button.dataset.approximate = '';
    if (pin.count > 1) button.dataset.cluster = '';
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      onChoose(pin, button);
    });
    for (const type of ['pointerenter', 'focus'] as const)
      button.addEventListener(type, () => onPoint(pin.ids));
    for (const type of ['pointerleave', 'blur'] as const) button.addEventListener(type, () => onPoint([]));
    const marker = new Marker({ element: button }).setLngLat([pin.longitude, pin.latitude]);
    marker.addTo(map);
    button.setAttribute('aria-label', pin.label);
    return { pin, marker, button };
  }

  const nearest = ({ latitude, longitude }: MapPin): Shown | undefined =>
    shown.reduce<Shown | undefined>(
      (best, one) =>
        best &&
        Math.hypot(best.pin.latitude - latitude, best.pin.longitude - longitude) <=
          Math.hypot(one.pin.latitude - latitude, one.pin.longitude - longitude)
          ? best
          : one,
      undefined,
    );

  /** Marks the pin that stands for a listing; 0 for none. */
  function mark(listing: number): void {
    for (const { pin, button } of shown) button.classList.toggle('is-active', pin.ids.includes(listing));
  }

  return { show, mark };
}

const keyOf = ({ latitude, longitude, count, ids, text }: MapPin): string =>
  [latitude, longitude, count, text, ...ids.slice(0, 3)].join(' ');
