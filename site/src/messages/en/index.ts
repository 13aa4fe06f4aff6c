import { amenities } from './amenities.ts';
import { amounts } from './amounts.ts';
import { cards } from './cards.ts';
import { costs } from './costs.ts';
import { facts } from './facts.ts';
import { filters } from './filters.ts';
import { listing } from './listing.ts';
import { listingScripts } from './listing-scripts.ts';
import { map } from './map.ts';
import { mapScripts } from './map-scripts.ts';
import { menus } from './menus.ts';
import { panel } from './panel.ts';
import { personal } from './personal.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { results } from './results.ts';
import { search } from './search.ts';
import { searchForm } from './search-form.ts';
import { site } from './site.ts';
import { terms } from './terms.ts';

/** All texts for visitors, in English: what a translation must have. */
const en = {
  amenities,
  amounts,
  cards,
  costs,
  facts,
  filters,
  listing,
  listingScripts,
  map,
  mapScripts,
  menus,
  panel,
  personal,
  pictures,
  prices,
  results,
  search,
  searchForm,
  site,
  terms,
};
export default en;

export type Messages = typeof en;
