/** Pages of open homes, auctions and properties that go on the market soon. */
export const events = {
  forSale: 'Properties for sale',
  emailMe: 'Email me new properties',
  openHomes: {
    title: 'Open homes this week',
    description: (agency: string) =>
      `All properties of ${agency} open for inspection in the next seven days, by day and suburb.`,
    text: 'Inspections in the next seven days. Times are local to each property.',
    form: 'Narrow the open homes',
    method: 'For sale or rent',
    both: 'Both',
    buy: 'For sale',
    rent: 'For rent',
    suburb: 'Suburb',
    allSuburbs: 'All suburbs',
    show: 'Show',
    link: 'Open homes',
    all: 'All open homes',
    found: (n: number, properties: string) => `${n} open ${n === 1 ? 'home' : 'homes'} at ${properties}`,
    onMap: (n: number) => `${n} open homes`,
    addAll: 'Add all to your calendar',
    noMatch: 'No open homes match this. Show all, or book a private inspection on a property’s page.',
    none: 'No open homes are scheduled this week. You can book a private inspection on any property’s page.',
  },
  auctions: {
    title: 'Auctions',
    pageTitle: 'Auctions and results',
    description: (agency: string) => `Coming auctions and auction results of ${agency}.`,
    coming: 'Coming auctions, soonest first. Times are local to each property.',
    none: 'No auctions are scheduled at the moment.',
    results: 'Auction results',
    sold: (sold: number, held: number) =>
      `${sold} of ${held} ${held === 1 ? 'property' : 'properties'} sold before, at or after auction in the last three months.`,
    clearance: (rate: number, sold: string) => `Clearance rate ${rate}%: ${sold}`,
    result: {
      sold: 'Sold at auction',
      'sold-prior': 'Sold before auction',
      'sold-after': 'Sold after auction',
      'passed-in': 'Passed in',
      withdrawn: 'Withdrawn',
      postponed: 'Postponed',
    },
  },
  comingSoon: {
    title: 'Coming soon',
    description: (agency: string) =>
      `Properties of ${agency} that go on the market soon, and the off-market list.`,
    some: 'Properties that go on the market next. Enquire now to inspect among the first.',
    none: 'Nothing is announced at the moment. Be the first to know when something is.',
    first: 'Hear about properties first',
    offMarket:
      'Set up an alert for new properties. Or tell us what you’re looking for: some owners sell without advertising, and we call the buyers we know.',
    alert: 'Set up an alert for new properties that suit you.',
    join: 'Join the off-market list',
  },
};
