/** What the search forms share, on each page. */
export const searchForm = {
  search: 'Search',
  any: 'Any',
  suburb: 'Suburb or postcode',
  suburbs: 'Suburbs',
  suburbExample: 'e.g. Newtown or 2042',
  addAnother: 'Add another',
  suburbsFound: (n: number) => `${n} ${n === 1 ? 'suburb' : 'suburbs'} found`,
  noSuburbs: 'No suburbs found',
  lookingFor: 'Looking for',
  buyRentOrSold: 'Buy, rent or sold',
  typeAndPrice: 'Type and price',
  typeAndRent: 'Type and weekly rent',
  type: 'Type',
  channels: { buy: 'Buy', rent: 'Rent', sold: 'Sold', leased: 'Leased' },
};
