import { asWritten } from '#site/messages/language.ts';
import { mapTexts } from '#site/messages/map.ts';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { Button, buttonStyle } from '#site/ui/button.tsx';
import { checkLabelStyle, checkStyle, inputStyle, labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { entrancePath } from '../terms/entrances.ts';
import { areaParameter, BOUNDS_FIELDS, DEFAULT_KM, RADII } from './area.ts';
import { boundsOfArea } from './area-geometry.ts';
import { type ResultsView, type Search, searchPath } from './search-query.ts';
import type { SearchView } from './search-view.ts';

const VIEWS: { view: ResultsView; className: string }[] = [
  { view: 'list', className: '' },
  { view: 'map', className: '' },
  // Side by side needs a wide screen.
  { view: 'split', className: 'max-lg:hidden' },
];

/** List, map or both. Only with script: without it there is no map. */
export function ViewSwitch({ view: { search, map } }: { view: SearchView }) {
  if (!map) return null;
  const { view: label, views } = mapTexts();
  return (
    <ul aria-label={label} className="flex rounded-sm border border-outline text-sm noscript:hidden">
      {VIEWS.map(({ view, className }) => (
        <li key={view} className={`border-line not-first:border-s ${className}`}>
          <a
            href={searchPath({ ...search, view, page: 1 })}
            rel={view === 'list' ? undefined : 'nofollow'}
            aria-current={view === search.view ? 'true' : undefined}
            className="flex min-h-10 items-center rounded-sm px-3.5 font-medium no-underline hover:bg-brand-soft aria-[current]:bg-brand aria-[current]:text-paper"
          >
            {views[view]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The map of the results, drawn by `search-map.behaviour.client.ts`. What it shows is in the attributes of the part, so
 * that it stays while the results change.
 */
export function ResultsMap({ view: { search, map } }: { view: SearchView }) {
  if (!map || search.view === 'list') return <div data-search-part="map" data-view="list" hidden />;
  const texts = mapTexts();
  const { area, channel } = search;
  const bounds = area ? boundsOfArea(area) : map.extent;
  const query = new URLSearchParams(searchPath({ ...search, view: 'list', page: 1 }).split('?')[1]);
  query.set('channel', channel);
  // The entrance says it of a page; the map’s own address does not.
  query.set('category', search.category ?? 'all');
  return (
    <div
      data-search-part="map"
      data-view={search.view}
      data-pins={`/search/map?${query}`}
      data-bounds={bounds ? BOUNDS_FIELDS.map((field) => bounds[field]).join('_') : undefined}
      data-area={area ? areaParameter(area).value : undefined}
      data-area-kind={area?.kind}
    >
      <dialog
        open
        aria-label={texts.title}
        data-behaviour="search-map"
        data-style={map.styleUrl}
        className="fr-map"
      >
        <div className="fr-map-bar">
          <a href={searchPath({ ...search, view: 'list', page: 1 })} className="fr-map-back">
            <Icon name="close" className="size-5" />
            <span className="sr-only">{texts.close}</span>
          </a>
          <p role="status" data-map-count="" className="text-sm font-semibold">
            {texts.loading}
          </p>
          <label className={`${checkLabelStyle} text-sm`}>
            <input type="checkbox" data-map-follow="" defaultChecked className={checkStyle} />
            {texts.follow}
          </label>
        </div>
        <div className="fr-map-frame">
          {/* MapLibre places its own element. */}
          <div className="absolute inset-0">
            <div data-map-canvas="" className="size-full" />
          </div>
          <div className="fr-map-tools">
            <button type="button" data-map-draw="" aria-pressed="false" className={toolStyle}>
              <Icon name="sliders" className="size-4" />
              {texts.draw}
            </button>
            <button type="button" data-map-locate="" className={toolStyle}>
              <Icon name="pin" className="size-4" />
              {texts.nearMe}
            </button>
          </div>
          <section aria-label={texts.selected} data-map-card="" hidden tabIndex={-1} className="fr-map-card">
            <button type="button" data-map-card-close="" className="fr-map-card-close">
              <Icon name="close" className="size-5" />
              <span className="sr-only">{texts.closeProperty}</span>
            </button>
            <div data-map-cards="" {...asWritten()} />
          </section>
        </div>
        <p role="status" data-map-note="" className="fr-map-note" />
        <AreaFields search={search} />
      </dialog>
    </div>
  );
}

const toolStyle = `${buttonStyle({ variant: 'outline', size: 'sm' })} bg-paper aria-pressed:bg-brand aria-pressed:text-paper`;

/** An area without a mouse: a radius around a place, or a rectangle. */
function AreaFields({ search }: { search: Search }) {
  const others = new URLSearchParams(searchPath({ ...search, area: null, page: 1 }).split('?')[1]);
  const hidden = [...others].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
  const { area } = search;
  const texts = mapTexts();
  return (
    <details className="fr-map-area">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {texts.setArea}
      </summary>
      <div className="fr-map-forms">
        <form
          action={entrancePath(search)}
          data-map-area=""
          className="grid gap-4 py-3 sm:grid-cols-[1fr_auto_auto] sm:items-end"
        >
          {hidden}
          <div className="min-w-0">
            <label htmlFor="map-around" className={labelStyle}>
              {searchFormTexts().suburb}
            </label>
            <input
              id="map-around"
              name="around"
              required
              maxLength={80}
              autoComplete="off"
              className={inputStyle}
            />
          </div>
          <div>
            <label htmlFor="map-km" className={labelStyle}>
              {texts.within}
            </label>
            <select
              id="map-km"
              name="km"
              defaultValue={area?.kind === 'near' ? area.km : DEFAULT_KM}
              className={selectStyle}
            >
              {RADII.map((km) => (
                <option key={km} value={km}>
                  {texts.kilometres(km)}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit" variant="outline">
            {texts.searchRadius}
          </Button>
        </form>
        <form
          action={entrancePath(search)}
          data-map-area=""
          className="grid grid-cols-2 gap-4 py-3 sm:grid-cols-4"
        >
          {hidden}
          {BOUNDS_FIELDS.map((name) => (
            <div key={name} className="min-w-0">
              <label htmlFor={`map-${name}`} className={labelStyle}>
                {texts.edges[name]}
              </label>
              <input
                id={`map-${name}`}
                name={name}
                type="number"
                required
                step="0.0001"
                min={name === 'south' || name === 'north' ? -90 : -180}
                max={name === 'south' || name === 'north' ? 90 : 180}
                className={inputStyle}
              />
            </div>
          ))}
          <Button type="submit" variant="outline" className="col-span-2 justify-self-start">
            {texts.searchRectangle}
          </Button>
        </form>
      </div>
    </details>
  );
}
