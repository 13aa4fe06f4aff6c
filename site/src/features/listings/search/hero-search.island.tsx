import { useState } from 'react';
import { typeText } from '#site/messages/property-types.ts';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { siteTexts } from '#site/messages/site.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { CompactSearch } from './compact-search.tsx';
import type { HeroSearchProps } from './search-form-state.ts';
import { PriceSelects, SearchSelect } from './search-selects.tsx';
import { SuburbField } from './suburb-field.tsx';
import { useSearchForm } from './use-search-form.ts';

const TABS = ['buy', 'rent', 'sold'] as const;

type Status = (typeof TABS)[number];

/**
 * The front page's search: sale or rental mode, a place, a type, a price. Without JavaScript the stylesheet shows the
 * fields of the chosen mode and the server passes over the other mode's; with it those are disabled and cleared.
 */
function HeroSearch({ saleTypes = [], rentTypes = [], only, first = 'buy' }: HeroSearchProps) {
  const { form, awake } = useSearchForm();
  const [status, setStatus] = useState<Status>(only ?? first);
  const rental = status === 'rent';
  const texts = searchFormTexts();
  const change = (next: Status) => {
    setStatus(next);
    const left = form.current?.querySelector(next === 'rent' ? '[data-mode=sale]' : '[data-mode=rent]');
    for (const select of left?.querySelectorAll('select') ?? []) select.value = '';
  };
  return (
    <form ref={form} action="/buy" className="group/search" aria-label={siteTexts().findProperty}>
      {only ? (
        <input type="hidden" name="status" value={only} />
      ) : (
        <fieldset className="flex">
          <legend className="sr-only">{texts.buyRentOrSold}</legend>
          {TABS.map((tab) => (
            <label key={tab} className={tabStyle}>
              <input
                type="radio"
                name="status"
                value={tab}
                defaultChecked={tab === first}
                onChange={() => change(tab)}
                className="sr-only"
              />
              {texts.channels[tab]}
            </label>
          ))}
        </fieldset>
      )}
      <div className={`${panelStyle} ${only ? '' : 'rounded-ss-none'}`}>
        <SuburbField channel={status} />
        <div className="grid">
          {only !== 'rent' && (
            <fieldset
              data-mode="sale"
              disabled={awake && rental}
              className={`${modeStyle} group-has-[[value=rent]:checked]/search:hidden`}
            >
              <legend className="sr-only">{texts.typeAndPrice}</legend>
              <SearchSelect name="buy_ptype" label={texts.type} choices={saleTypes.map(choice)} />
              <PriceSelects channel="buy" names={{ min: 'buy_min_price', max: 'buy_max_price' }} />
            </fieldset>
          )}
          {only !== 'buy' && (
            <fieldset
              data-mode="rent"
              disabled={awake && !rental}
              className={`${modeStyle} ${only ? '' : 'group-has-[[value=rent]:not(:checked)]/search:hidden'}`}
            >
              <legend className="sr-only">{texts.typeAndRent}</legend>
              <SearchSelect name="rent_ptype" label={texts.type} choices={rentTypes.map(choice)} />
              <PriceSelects channel="rent" names={{ min: 'rent_min_price', max: 'rent_max_price' }} />
            </fieldset>
          )}
        </div>
        <button type="submit" className={`${buttonStyle({ variant: 'accent' })} md:max-lg:col-span-2`}>
          <Icon name="search" />
          {texts.search}
        </button>
      </div>
    </form>
  );
}

const panelStyle =
  'grid items-end gap-4 rounded-lg bg-paper p-5 text-ink shadow-lift md:grid-cols-2 md:p-7 lg:grid-cols-[minmax(16rem,1.5fr)_2.2fr_auto]';

const tabStyle =
  'flex min-h-12 cursor-pointer items-center rounded-t-md bg-brand-deep/80 px-6 font-semibold text-sand hover:bg-brand-deep has-[:checked]:bg-paper has-[:checked]:text-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent me-1';

const modeStyle = 'grid grid-cols-2 gap-4 sm:grid-cols-3 max-sm:[&>div:first-of-type]:col-span-2';

const choice = (type: string) => ({ value: type, label: typeText(type) });

/** Both looks are one island: the loader of every page names each island, and has no room to spare. */
function SearchForm(props: HeroSearchProps) {
  return props.look === 'compact' ? <CompactSearch only={props.only} /> : <HeroSearch {...props} />;
}

export const HeroSearchForm = island({
  name: 'hero-search',
  component: SearchForm,
  when: 'interaction',
  translated: true,
});
