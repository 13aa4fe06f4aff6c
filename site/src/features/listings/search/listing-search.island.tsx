import { Button, buttonStyle } from '#site/ui/button.tsx';
import { checkLabelStyle, checkStyle, labelStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { CATEGORY_CHOICES, LAND_SIZES, ROOM_COUNTS, withChosen } from './search-choices.ts';
import type { SearchFormProps } from './search-form-state.ts';
import { PriceSelects, SearchSelect } from './search-selects.tsx';
import { SuburbField } from './suburb-field.tsx';
import { useSearchForm } from './use-search-form.ts';

/** The search page's form. Its state is its address: sending it is a GET, with or without JavaScript. */
function ListingSearch({ search, chips, typed, types, others }: SearchFormProps) {
  const { form } = useSearchForm();
  const { channel, category, baths, cars, minLand } = search;
  const extras =
    [category, baths, cars, minLand].some((value) => value !== null) ||
    search.types.length > 0 ||
    !search.surrounding;
  const land = LAND_SIZES.map(({ value }) => value);
  return (
    <form ref={form} action={`/${channel}`} className="group/search" aria-label="Filter the properties">
      {search.sort !== 'newest' && <input type="hidden" name="sort" value={search.sort} />}
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(16rem,2.4fr)_1fr_1fr_1fr_auto_auto]">
        <div className="col-span-2 max-lg:order-first lg:col-span-1">
          <SuburbField channel={channel} chips={chips} typed={typed} />
        </div>
        <div className={`${narrow} contents`}>
          <PriceSelects
            channel={channel}
            names={{ min: 'min_price', max: 'max_price' }}
            min={search.minPrice}
            max={search.maxPrice}
          />
          <div className="max-lg:col-span-2">
            <Rooms name="beds" label="Bedrooms" chosen={search.beds} />
          </div>
        </div>
        <label
          className={`${buttonStyle({ variant: 'outline' })} max-lg:-order-1 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent bg-paper`}
        >
          <input type="checkbox" defaultChecked={extras} className="peer sr-only" data-more="" />
          <Icon name="sliders" />
          <span className="peer-checked:hidden">
            <span className="max-lg:hidden">More filters</span>
            <span className="lg:hidden">Filters</span>
          </span>
          <span className="hidden peer-checked:inline">Fewer filters</span>
        </label>
        <Button type="submit" variant="accent" className="max-lg:-order-1">
          Search
        </Button>
      </div>
      <div className="mt-4 hidden grid-cols-2 items-end gap-4 rounded-lg border border-line bg-paper p-5 group-has-[[data-more]:checked]/search:grid md:grid-cols-4">
        <SearchSelect name="category" label="Category" choices={CATEGORY_CHOICES} chosen={category} />
        <Rooms name="baths" label="Bathrooms" chosen={baths} />
        <Rooms name="cars" label="Car spaces" chosen={cars} />
        <SearchSelect
          name="land"
          label="Land from"
          choices={withChosen(land, minLand).map((value) => ({
            value,
            label:
              LAND_SIZES.find((size) => size.value === value)?.label ?? `${value.toLocaleString('en-AU')} m²`,
          }))}
          chosen={minLand}
        />
        <label className={`${checkLabelStyle} col-span-full`}>
          <input
            type="checkbox"
            name="surrounding"
            value="0"
            defaultChecked={!search.surrounding}
            className={checkStyle}
          />
          Only the suburbs I choose, not those around them
        </label>
        {types.length > 0 && (
          <fieldset className="col-span-full">
            <legend className={labelStyle}>Type</legend>
            <div className="flex flex-wrap gap-2">
              {types.map((type) => (
                <label key={type} className={typeStyle}>
                  <input
                    type="checkbox"
                    name="type"
                    value={type}
                    defaultChecked={search.types.includes(type)}
                    className="sr-only"
                  />
                  {type}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Button type="submit" variant="accent" className="col-span-full lg:hidden">
          Show properties
        </Button>
      </div>
    </form>
  );
}

function Rooms({ name, label, chosen }: { name: string; label: string; chosen: number | null }) {
  const choices = withChosen(ROOM_COUNTS, chosen).map((n) => ({ value: n, label: `${n} or more` }));
  return <SearchSelect name={name} label={label} choices={choices} chosen={chosen} />;
}

/** On narrow screens these wait behind the filters button. */
const narrow = 'max-lg:hidden max-lg:group-has-[[data-more]:checked]/search:contents';

const typeStyle =
  'flex min-h-11 cursor-pointer items-center rounded-sm border border-outline px-4 text-sm font-medium hover:border-brand has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-paper has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent';

export const ListingSearchForm = island({
  name: 'listing-search',
  component: ListingSearch,
  when: 'interaction',
});
