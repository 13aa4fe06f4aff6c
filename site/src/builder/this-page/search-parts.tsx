import type { BlockFields } from '#site/block-kit/fields.ts';
import { ListingMapIsland } from '#site/features/listings/page/listing-map.island.tsx';
import { HeroSearchForm } from '#site/features/listings/search/hero-search.island.tsx';
import {
  SearchBar,
  SearchHeading,
  SearchPager,
  SearchResults,
} from '#site/features/listings/search/search-page.tsx';
import { pagePart } from './page-part.tsx';
import { NOT_FOUND, ProblemText } from './problem-page.tsx';

const PLAIN = { fields: {}, defaults: {} };
const ARCHIVE = { of: ['archive'], templates: ['archive'] } as const;
const NOWHERE = { of: ['not-found'], templates: ['not-found'] } as const;

const wordsOfNotFound = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', maxLength: 600 },
} as const satisfies BlockFields;

/** The parts of the search results, and of the page at an address that leads nowhere. */
export const searchParts = [
  pagePart({
    ...ARCHIVE,
    ...PLAIN,
    name: 'search-bar',
    label: 'Search form',
    icon: 'search',
    draw: ({ subject }) => (
      <div>
        <SearchBar view={subject.view} />
      </div>
    ),
  }),
  pagePart({
    ...ARCHIVE,
    ...PLAIN,
    name: 'search-heading',
    label: 'Search summary, sorting and filters',
    icon: 'menu',
    draw: ({ subject }) => (
      <div>
        <SearchHeading view={subject.view} />
      </div>
    ),
  }),
  pagePart({
    ...ARCHIVE,
    ...PLAIN,
    name: 'search-results',
    label: 'Search results',
    icon: 'bed',
    draw: ({ subject, now }) => <SearchResults view={subject.view} now={now} />,
  }),
  pagePart({
    ...PLAIN,
    of: ['results-map'],
    templates: ['archive'],
    name: 'search-map',
    label: 'Search results map',
    icon: 'pin',
    missing: ({ pins }) =>
      pins.length ? null : 'No properties here have a location that can be shown, or no map is set up.',
    draw: ({ subject: { kind: _kind, ...map } }) => (
      <div>
        <ListingMapIsland {...map} />
      </div>
    ),
  }),
  pagePart({
    ...ARCHIVE,
    ...PLAIN,
    name: 'search-pager',
    label: 'Pagination',
    icon: 'chevron-right',
    missing: ({ view }) => (view.result.pages > 1 ? null : 'All results fit on one page.'),
    draw: ({ subject }) => <SearchPager view={subject.view} />,
  }),
  pagePart({
    ...NOWHERE,
    name: 'not-found-words',
    label: 'Error message and links',
    icon: 'menu',
    fields: wordsOfNotFound,
    defaults: NOT_FOUND,
    draw: ({ props }) => <ProblemText title={props.title || NOT_FOUND.title} text={props.text} />,
  }),
  pagePart({
    ...NOWHERE,
    ...PLAIN,
    name: 'not-found-search',
    label: 'Search for a property',
    icon: 'search',
    draw: ({ subject }) => <HeroSearchForm {...subject.search} />,
  }),
];
