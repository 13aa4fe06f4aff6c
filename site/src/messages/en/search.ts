/** Search pages: the form, its filters, and what was found. */
export const search = {
  form: 'Filter the properties',
  filters: 'Filters',
  closeFilters: 'Close filters',
  clearAll: 'Clear all',
  availableBy: 'Available by',
  keywords: 'Keywords',
  keywordExamples: 'e.g. wine cellar, north facing',
  onlyChosen: 'Only the suburbs I choose, not those around them',
  lease: 'Lease',
  listingType: 'Listing type',
  kinds: 'Kind of property',
  inOwnWords: 'Search in your own words',
  describe: 'Describe what you’re looking for',
  examples: {
    buy: 'e.g. 3 bed house with pool in Newtown under 1.5m',
    rent: 'e.g. 2 bed unit in Newtown under 600 a week, pets',
  },
  find: 'Find',
  saveSearch: 'Save search',
  salesNearHome: 'Email me sales near my home',
  /** Follows how many were found. */
  pageOf: (page: number, pages: number) => `, page ${page} of ${pages}`,
  recent: 'Your recent searches',
  clearRecent: 'Clear',
  updated: (moment: string) => `Updated ${moment}`,
  aboutSuburb: (name: string) => `About ${name}`,
  showingKeywords: (words: string[]) =>
    `Showing properties with “${words.join('”, “')}” in their description, features or address.`,
  notUsed: (words: string[]) => `We couldn’t use “${words.join('”, “')}” in this search.`,
  notFound: (places: string[]) => `We couldn’t find “${places.join('”, “')}”.`,
  didYouMean: 'Did you mean one of these?',
  checkSpelling: 'Check the spelling, or browse all properties below.',
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest',
    'price-asc': 'Lowest price',
    'price-desc': 'Highest price',
    inspection: 'Next inspection',
    auction: 'Next auction',
    size: 'Largest land',
    distance: 'Nearest first',
  },
  applied: 'Filters applied',
  remove: 'remove',
  includeAround: (km: number) => `Include suburbs within ${km} km`,
  noneMatch: 'No properties match your search',
  tryWider: 'Try removing a filter or searching a wider area.',
  suburbsWithProperties: 'Suburbs with properties',
  findMore: 'Find more properties',
  withoutAFilter: 'See more without one of your filters',
  without: (filter: string) => `Without “${filter}”`,
  closeTo: 'Close to what you’re looking for',
  emailWhen: 'Get an email when a new property matches.',
  tellMe: 'Tell me when',
  show: (found: string) => `Show ${found}`,
  /** `number` is the total as text; `more`: there are more than were counted. */
  found: ({ total, number, more }: { total: number; number: string; more: boolean }) =>
    total === 0
      ? 'No properties'
      : total === 1 && !more
        ? '1 property'
        : `${number}${more ? '+' : ''} properties`,
};
