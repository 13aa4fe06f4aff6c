import { searchTexts } from '#site/messages/search.ts';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { escapeXml } from '#site/server/escape-xml.ts';
import { Button, buttonStyle } from '#site/ui/button.tsx';
import { checkLabelStyle, checkStyle, inputStyle, labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { entrancePath, hasEntrances } from '../terms/entrances.ts';
import { areaParameter } from './area.ts';
import { type FilterControl, hasAvailability } from './filter-controls.ts';
import { numberText } from './number-text.ts';
import type { SearchCounts } from './search-counts.ts';
import type { SearchFormProps } from './search-form-state.ts';
import { SearchPlace } from './search-place.island.tsx';
import type { Search } from './search-query.ts';

/** The id of the panel of filters. */
const PANEL = 'search-filters';

/**
 * The search page's form: the place, and the filters in a panel that opens over the page. Its state is its address:
 * sending it is a GET. It works without script; `search-results.behaviour.client.ts` keeps the page while results change.
 */
export function ListingSearchForm(form: SearchFormProps) {
  const { search, chips, typed, set } = form;
  const { channel } = search;
  const texts = searchTexts();
  return (
    <form action={entrancePath(search)} data-search-form="" aria-label={texts.form}>
      {hasEntrances(channel) && search.category === null && (
        <input type="hidden" name="category" value="all" />
      )}
      {search.sort !== 'newest' && <input type="hidden" name="sort" value={search.sort} />}
      {search.view !== 'list' && <input type="hidden" name="view" value={search.view} />}
      {search.area && <input type="hidden" {...areaParameter(search.area)} />}
      <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-[1fr_auto_auto]">
        <div className="col-span-2 min-w-0 md:col-span-1">
          <SearchPlace channel={channel} chips={chips} typed={typed} />
        </div>
        <button
          type="button"
          popoverTarget={PANEL}
          className={`${buttonStyle({ variant: 'outline' })} bg-paper`}
        >
          <Icon name="sliders" />
          {texts.filters}
          <span data-count="set">{set > 0 && <> ({set})</>}</span>
        </button>
        <Button type="submit" variant="accent">
          {searchFormTexts().search}
        </Button>
      </div>
      <FilterPanel {...form} />
    </form>
  );
}

function FilterPanel({ search, controls, counts, found }: SearchFormProps) {
  const { channel } = search;
  const texts = searchTexts();
  const control = (name: string) => controls.find((one) => one.name === name);
  const several = (name: string) => {
    const found = control(name);
    return found && found.choices.length > 0 ? <Several control={found} counts={counts} /> : null;
  };
  const one = (name: string) => {
    const found = control(name);
    return found && found.choices.length > 0 ? <One key={name} control={found} counts={counts} /> : null;
  };
  return (
    <div id={PANEL} popover="auto" role="dialog" aria-labelledby={`${PANEL}-title`} className={panelStyle}>
      <div className="flex items-center justify-between border-b border-line px-5 py-3">
        <h2 id={`${PANEL}-title`} className="text-xl">
          {texts.filters}
        </h2>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: the browser moves the focus here when the panel opens, not before
          autoFocus
          className="-me-2 flex size-11 items-center justify-center rounded-sm hover:bg-sand"
        >
          <Icon name="close" />
          <span className="sr-only">{texts.closeFilters}</span>
        </button>
      </div>
      <div className="fr-filters grid grow content-start gap-7 overflow-y-auto overscroll-contain px-5 py-6">
        <div className={pairStyle}>{one('year')}</div>
        {several('type')}
        <div className={pairStyle}>
          {one('min_price')}
          {one('max_price')}
        </div>
        <div className={pairStyle}>
          {['beds', 'max_beds', 'baths', 'max_baths', 'cars', 'max_cars'].map(one)}
        </div>
        <div className={pairStyle}>{['land', 'max_land', 'building', 'max_building'].map(one)}</div>
        <div className={pairStyle}>{['m2_price', 'max_m2_price', 'tenure'].map(one)}</div>
        {several('feature')}
        <div className={pairStyle}>
          {['category', 'built', 'under_offer', 'open'].map(one)}
          {hasAvailability(channel) && <AvailableBy search={search} />}
        </div>
        {several('auction')}
        <div className={pairStyle}>
          {one('agent')}
          {one('office')}
        </div>
        <Keywords search={search} />
        <label className={checkLabelStyle}>
          <input
            type="checkbox"
            name="surrounding"
            value="0"
            defaultChecked={!search.surrounding}
            className={checkStyle}
          />
          {texts.onlyChosen}
        </label>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-3">
        <a
          href={entrancePath(search)}
          data-clear=""
          className="flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {texts.clearAll}
        </a>
        <Button type="submit" variant="accent">
          <span data-count="found">{found}</span>
        </Button>
      </div>
    </div>
  );
}

/** Full screen on phones, at the side on larger screens. */
const panelStyle =
  'fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper p-0 text-ink shadow-lift backdrop:bg-ink/50 open:flex md:w-[34rem]';

const pairStyle = 'grid grid-cols-2 items-end gap-4 empty:hidden';

type Counted = { control: FilterControl; counts: SearchCounts };

/** How many results a choice has: ` (24)`; nothing where there are too many to count. */
export function countLabel(count: number | undefined): string {
  if (count === undefined) return '';
  return ` (${count < 1000 ? count : numberText(count)})`;
}

type Choices = Pick<FilterControl, 'name' | 'choices'> & { counts: SearchCounts };

/**
 * The choices of a list as HTML: a search page has 200 of them, and as elements they take a third of the time that the
 * form does.
 */
function optionsHtml({ name, choices, counts }: Choices): string {
  const options = choices.map(
    ({ value, label, chosen }) =>
      `<option value="${escapeXml(value)}"${chosen ? ' selected=""' : ''}>${escapeXml(label)}${countLabel(counts[`${name}=${value}`])}</option>`,
  );
  return `<option value="">${escapeXml(searchFormTexts().any)}</option>${options.join('')}`;
}

/** Choices of which several may hold, as HTML for the same reason. */
const pillsHtml = ({ name, choices, counts }: Choices): string =>
  choices
    .map(({ value, label, chosen }) => {
      const [key, text] = [escapeXml(value), escapeXml(label)];
      const input = `<input type="checkbox" name="${name}" value="${key}"${chosen ? ' checked=""' : ''} class="sr-only"/>`;
      const count = countLabel(counts[`${name}=${value}`]);
      return `<label class="fr-pill">${input}${text}<span data-count="${name}=${key}">${count}</span></label>`;
    })
    .join('');

/** One choice of a list. An option holds text alone, so its number is part of it. */
function One({ control: { name, label, choices }, counts }: Counted) {
  const id = `filter-${name}`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={selectStyle}
        dangerouslySetInnerHTML={{ __html: optionsHtml({ name, choices, counts }) }}
      />
    </div>
  );
}

function Several({ control: { name, label, choices, groups }, counts }: Counted) {
  const shown = choices.filter(
    ({ value, chosen }) => name !== 'feature' || chosen || counts[`${name}=${value}`] !== 0,
  );
  if (shown.length === 0) return null;
  const parts = groups && groups.length > 1 ? groups : [{ label: '', count: shown.length }];
  let from = 0;
  return (
    <fieldset>
      <legend className={labelStyle}>{label}</legend>
      {parts.map(({ label: group, count }) => {
        const own = shown.slice(from, from + count);
        from += count;
        return (
          <div key={group} className="mb-2">
            {group && <p className="mt-1 mb-1.5 text-sm text-muted">{group}</p>}
            <div
              className="flex flex-wrap gap-2"
              dangerouslySetInnerHTML={{ __html: pillsHtml({ name, choices: own, counts }) }}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

function AvailableBy({ search: { availableBy } }: { search: Search }) {
  return (
    <div className="min-w-0">
      <label htmlFor="filter-available" className={labelStyle}>
        {searchTexts().availableBy}
      </label>
      <input
        id="filter-available"
        type="date"
        name="available"
        defaultValue={availableBy ?? ''}
        className={inputStyle}
      />
    </div>
  );
}

function Keywords({ search: { keywords } }: { search: Search }) {
  const texts = searchTexts();
  return (
    <div>
      <label htmlFor="filter-keyword" className={labelStyle}>
        {texts.keywords}
      </label>
      <input
        id="filter-keyword"
        name="keyword"
        maxLength={200}
        defaultValue={keywords.join(', ')}
        placeholder={texts.keywordExamples}
        autoComplete="off"
        className={inputStyle}
      />
    </div>
  );
}
