/** Pages of suburbs and the list of them. */
export const suburbs = {
  home: 'Home',
  title: 'Suburbs',
  description: (agency: string) =>
    `Properties for sale and rent, prices and recent results in every suburb where ${agency} works.`,
  text: 'Properties, prices and recent results where we work.',
  none: 'There are no properties to show yet.',
  states: 'States',
  /** For screen readers, after a number. */
  forSaleOrRent: 'for sale or rent',
  without: {
    title: (suburb: string) => `We have no properties in ${suburb}`,
    text: 'Set up an alert for when one comes up. Or look at the suburbs nearby.',
    nearby: 'Nearby suburbs',
  },
  suburb: {
    title: (place: string) => `Property in ${place}`,
    description: (place: string, agency: string) =>
      `Homes for sale and rent, open homes, recent sales and prices in ${place}, from ${agency}.`,
    counts: {
      buy: (n: string) => `${n} for sale`,
      rent: (n: string) => `${n} for rent`,
      sold: (n: string) => `${n} sold`,
      leased: (n: string) => `${n} leased`,
    },
    /** Between two counts. */
    comma: ', ',
    lists: {
      buy: (suburb: string) => `For sale in ${suburb}`,
      rent: (suburb: string) => `For rent in ${suburb}`,
      sold: (suburb: string) => `Recently sold in ${suburb}`,
      leased: (suburb: string) => `Recently leased in ${suburb}`,
    },
    seeAll: (n: string) => `See all ${n}`,
    figures: (suburb: string) => `${suburb} in figures`,
    open: 'Open this week',
    openText: 'Inspections in the next seven days.',
    agents: (suburb: string) => `Our agents in ${suburb}`,
    selling: (suburb: string) => `Thinking of selling in ${suburb}?`,
    appraisal:
      'We’ll compare your home with recent sales nearby and tell you what it could sell for. It’s free, with no obligation.',
    around: 'Surrounding suburbs',
  },
  figures: {
    buy: 'For sale',
    rent: 'For rent',
    sold: 'Sold',
    askingPrice: 'Median asking price',
    weeklyRent: 'Median weekly rent',
    salePrice: 'Median sale price',
    days: 'Median days on market',
    ofHomes: (n: string) => `of ${n} homes`,
    ofSales: (n: string) => `of ${n} sales`,
    note: (suburb: string) =>
      `Medians are of our own homes in ${suburb}, at the prices they display. They are not a valuation.`,
  },
};
