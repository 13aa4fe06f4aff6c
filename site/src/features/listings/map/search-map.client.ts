import { LngLatBounds, type Map as MapView } from 'maplibre-gl';
import { countOf } from '#site/messages/formats.ts';
import { loadTexts } from '#site/messages/load-texts.client.ts';
import { mapScriptTexts } from '#site/messages/map-scripts.ts';
import { contentAdded } from '#site/ui/added-content.ts';
import { parseOwnHtml } from '#site/ui/own-html.client.ts';
import {
  type Area,
  areaParameter,
  BOUNDS_FIELDS,
  type Bounds,
  DEFAULT_KM,
  readArea,
} from '../search/area.ts';
import { showSearch } from '../search/replace-results.client.ts';
import { createBaseMap, MOST_ZOOM } from './base-map.client.ts';
import { drawShape } from './draw-shape.client.ts';
import type { MapPin, MapPins } from './load-map-pins.ts';
import { showArea } from './map-area-layer.client.ts';
import { snapBox } from './map-box.ts';
import { createPins } from './map-pins-layer.client.ts';

/** Where a map without any results begins. */
const AUSTRALIA: Bounds = { south: -43.6, west: 113.2, north: -10.7, east: 153.6 };
/** Up to so many listings of a cluster are opened as cards; more are shown closer. */
const MOST_CARDS = 24;

/** Starts the map of search results. What it returns ends it. */
export async function startSearchMap(dialog: HTMLDialogElement): Promise<() => void> {
  await loadTexts();
  const texts = mapScriptTexts();
  const part = dialog.closest<HTMLElement>('[data-search-part=map]') as HTMLElement;
  const find = <Found extends HTMLElement>(name: string) =>
    dialog.querySelector(`[data-map-${name}]`) as Found;
  const [frame, count, note] = [
    dialog.querySelector('.fr-map-frame') as HTMLElement,
    find('count'),
    find('note'),
  ];
  const ended = new AbortController();
  const { signal } = ended;
  keepSheet({ dialog, part, signal });

  let map: MapView;
  try {
    const base = await createBaseMap({
      container: find('canvas'),
      styleUrl: dialog.dataset.style ?? '',
      bounds: lngLat(boundsOf(part) ?? AUSTRALIA),
    });
    map = base.map;
    base.styled.then(
      () => showArea(map, areaOf(part)),
      (error: unknown) => {
        console.error('The map has no background:', error);
        note.textContent = texts.noTiles;
        map.setStyle(PLAIN_STYLE);
        map.once('style.load', () => showArea(map, areaOf(part)));
      },
    );
  } catch (error) {
    console.error('The map did not start:', error);
    count.textContent = '';
    note.textContent = texts.noWebGl;
    for (const control of dialog.querySelectorAll<HTMLElement>('.fr-map-tools, .fr-map-bar label'))
      control.hidden = true;
    return () => ended.abort();
  }
  if (matchMedia('(pointer: fine)').matches) map.scrollZoom.enable();
  map.getCanvas().setAttribute('aria-label', texts.canvas);

  const card = createCard({ dialog, signal });
  const pins = createPins({ map, onChoose: choose, onPoint: pointAtCards });
  let turn = 0;
  let asked: AbortController | undefined;

  async function refresh(): Promise<void> {
    const own = ++turn;
    asked?.abort();
    asked = new AbortController();
    const zoom = Math.min(MOST_ZOOM, Math.max(0, Math.round(map.getZoom())));
    const box = valuesOf(snapBox(shownBounds(map), zoom));
    try {
      const answer = await fetch(`${part.dataset.pins}&box=${box}&zoom=${zoom}`, { signal: asked.signal });
      if (!answer.ok) throw new Error(`The map’s properties answered ${answer.status}.`);
      const found = (await answer.json()) as MapPins;
      if (own !== turn || signal.aborted) return;
      pins.show(found.pins);
      count.textContent = countText(found);
      if (note.textContent === texts.noPins) note.textContent = '';
    } catch (error) {
      if (own !== turn || signal.aborted) return;
      console.error(error);
      // What it said was of another part of the map, or that it was loading.
      count.textContent = '';
      note.textContent = texts.noPins;
    }
  }

  /** The area that the results are limited to, as this map has set it. */
  let ownArea = part.dataset.area;
  const search = (area: Area | null, push: boolean) => {
    ownArea = area?.kind === 'bounds' ? areaParameter(area).value : undefined;
    return showSearch({ address: addressWith(area), push });
  };

  map.on('moveend', (event) => {
    const isVisitors = 'originalEvent' in event && event.originalEvent;
    const follows = find<HTMLInputElement>('follow').checked;
    const kind = part.dataset.areaKind;
    if (isVisitors && follows && (!kind || kind === 'bounds')) {
      const zoom = Math.round(map.getZoom());
      void search({ kind: 'bounds', ...snapBox(shownBounds(map), zoom) }, false);
    } else void refresh();
  });
  part.addEventListener(
    'frontage:map-changed',
    () => {
      card.close();
      showArea(map, areaOf(part));
      const bounds = boundsOf(part);
      // What this map has set is what it shows; other results may be elsewhere.
      const isShown = ownArea !== undefined && part.dataset.area === ownArea;
      ownArea = part.dataset.area;
      if (bounds && !isShown) map.fitBounds(lngLat(bounds), { padding: 60, maxZoom: 15 });
      void refresh();
    },
    { signal },
  );
  part.addEventListener('frontage:map-closed', () => end(), { signal });

  function choose(pin: MapPin, button: HTMLButtonElement): void {
    const isClose = map.getZoom() >= MOST_ZOOM - 1;
    const isOnePlace = pin.ids.length > 0 && pin.ids.length <= MOST_CARDS && (isClose || !pin.spread);
    if (pin.count === 1 || isOnePlace) return void card.open(pin.ids, button);
    if (isClose) return;
    map.easeTo(
      { center: [pin.longitude, pin.latitude], zoom: Math.min(MOST_ZOOM, map.getZoom() + 2) },
      { originalEvent: new Event('click') },
    );
  }

  followCards({ signal, onListing: (listing) => pins.mark(listing) });

  const draw = find('draw');
  let drawing: AbortController | undefined;
  draw.addEventListener('click', async () => {
    if (drawing) return drawing.abort();
    drawing = new AbortController();
    draw.ariaPressed = 'true';
    note.textContent = texts.drawNow;
    const shape = await drawShape({ map, frame, signal: AbortSignal.any([drawing.signal, signal]) });
    drawing = undefined;
    draw.ariaPressed = 'false';
    note.textContent = '';
    if (shape) void search({ kind: 'shape', points: shape }, true);
  });

  find('locate').addEventListener('click', () => {
    note.textContent = texts.locating;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        note.textContent = '';
        // To about 100 m: it becomes part of the address of this page.
        const [latitude, longitude] = [coords.latitude, coords.longitude].map(
          (degrees) => Math.round(degrees * 1000) / 1000,
        ) as [number, number];
        void search({ kind: 'near', latitude, longitude, km: DEFAULT_KM, name: 'me' }, true);
      },
      ({ code, PERMISSION_DENIED }) => {
        note.textContent = code === PERMISSION_DENIED ? texts.notShared : texts.notFound;
      },
      { maximumAge: 60_000, timeout: 10_000 },
    );
  });

  dialog.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-map-area]')) return;
      event.preventDefault();
      const query = new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      );
      ownArea = undefined;
      void showSearch({ address: `${location.pathname}?${query}`, push: true });
    },
    { signal },
  );
  dialog.querySelector('.fr-map-area')?.addEventListener(
    'toggle',
    () => {
      const shown = shownBounds(map);
      for (const field of BOUNDS_FIELDS) {
        const input = dialog.querySelector<HTMLInputElement>(`#map-${field}`);
        if (input && !input.value) input.value = shown[field].toFixed(4);
      }
    },
    { signal },
  );

  const end = () => {
    ended.abort();
    asked?.abort();
    map.remove();
  };
  void refresh();
  return end;
}

/** On a narrow screen the map is a sheet over the page: Escape and its button go back to the list. */
function keepSheet({
  dialog,
  part,
  signal,
}: {
  dialog: HTMLDialogElement;
  part: HTMLElement;
  signal: AbortSignal;
}): void {
  const narrow = matchMedia('(width < 64rem)');
  const present = () => {
    const isSheet = narrow.matches && part.dataset.view === 'map';
    if (isSheet === dialog.matches(':modal')) return;
    dialog.close();
    if (isSheet) dialog.showModal();
    else dialog.setAttribute('open', '');
  };
  present();
  narrow.addEventListener('change', present, { signal });
  part.addEventListener('frontage:map-changed', present, { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dialog.querySelector<HTMLElement>('.fr-map-back')?.click();
    },
    { signal },
  );
}

/** The cards of a pin, over the map's lower edge. */
function createCard({ dialog, signal }: { dialog: HTMLDialogElement; signal: AbortSignal }) {
  const box = dialog.querySelector('[data-map-card]') as HTMLElement;
  const cards = dialog.querySelector('[data-map-cards]') as HTMLElement;
  let opener: HTMLElement | undefined;
  let turn = 0;
  const close = () => {
    turn += 1;
    box.hidden = true;
    cards.replaceChildren();
  };
  async function open(ids: readonly number[], from: HTMLElement): Promise<void> {
    const own = ++turn;
    opener = from;
    const answer = await fetch(`/search/map/cards?ids=${ids.join('_')}`, { signal }).catch(() => undefined);
    const html = answer?.ok ? await answer.text() : '<p>The property couldn’t be loaded. Try again.</p>';
    if (own !== turn) return;
    // Our own server's, escaped there.
    const fresh = parseOwnHtml(html);
    cards.replaceChildren(...fresh.body.children);
    box.hidden = false;
    contentAdded(cards);
    box.focus({ preventScroll: true });
  }
  const leave = () => {
    close();
    if (opener?.isConnected) opener.focus();
  };
  dialog.querySelector('[data-map-card-close]')?.addEventListener('click', leave, { signal });
  box.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
    { signal },
  );
  return { open, close };
}

/** The listing whose card in the list is pointed at or has the focus; 0 when none has. */
function followCards({
  signal,
  onListing,
}: {
  signal: AbortSignal;
  onListing: (listing: number) => void;
}): void {
  const listingOf = ({ target }: Event) => {
    const card =
      target instanceof Element ? target.closest('[data-search-part=results] .fr-listing-card') : null;
    return card ? listingOfCard(card) : 0;
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => onListing(listingOf(event)), { signal, passive: true });
}

const cardsOfList = () => document.querySelectorAll('[data-search-part=results] .fr-listing-card');

function pointAtCards(ids: readonly number[]): void {
  for (const card of cardsOfList()) card.classList.toggle('is-active', ids.includes(listingOfCard(card)));
}

/** The last part of a listing's address is its id. */
const listingOfCard = (card: Element): number =>
  Number(/\/(\d+)$/.exec(card.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? 0);

/** The address of this page with another area. */
function addressWith(area: Area | null): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['bounds', 'near', 'shape', 'page']) query.delete(name);
  if (area) {
    const { name, value } = areaParameter(area);
    query.set(name, value);
  }
  return query.size ? `${location.pathname}?${query}` : location.pathname;
}

const boundsOf = (part: HTMLElement): Bounds | undefined => {
  const area = readArea(new URLSearchParams({ bounds: part.dataset.bounds ?? '' }));
  return area?.kind === 'bounds' ? area : pointBounds(part.dataset.bounds);
};

/** A single result has an extent without width. */
function pointBounds(text: string | undefined): Bounds | undefined {
  const [south, west, north, east] = (text ?? '').split('_').map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  return { south: south - 0.005, west: west - 0.005, north: north + 0.005, east: east + 0.005 };
}

const areaOf = (part: HTMLElement): Area | null =>
  part.dataset.area && part.dataset.areaKind
    ? readArea(new URLSearchParams({ [part.dataset.areaKind]: part.dataset.area }))
    : null;

const shownBounds = (map: MapView): Bounds => {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: Math.max(-180, bounds.getWest()),
    north: bounds.getNorth(),
    east: Math.min(180, bounds.getEast()),
  };
};

const lngLat = ({ south, west, north, east }: Bounds) => new LngLatBounds([west, south], [east, north]);
const valuesOf = (bounds: Bounds): string => BOUNDS_FIELDS.map((field) => bounds[field]).join('_');

function countText({ total, approximate, unplaced }: MapPins): string {
  const texts = mapScriptTexts();
  const notes = [
    approximate > 0 && texts.atSuburb(countOf(approximate)),
    unplaced > 0 && texts.unplaced(countOf(unplaced)),
  ].filter(Boolean);
  return [texts.onMap(total, countOf(total)), ...notes].join(texts.between);
}

/** A map without tiles, in the site's colours. */
const PLAIN_STYLE = {
  version: 8 as const,
  sources: {},
  layers: [{ id: 'background', type: 'background' as const, paint: { 'background-color': '#f7f3ea' } }],
};
