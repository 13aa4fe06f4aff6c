/** Prices as the program writes them; those that staff or a feed wrote stay as they are. */
export const prices = {
  contact: 'Contact agent',
  sold: 'Sold',
  leased: 'Leased',
  soldFor: (price: string) => `Sold for ${price}`,
  leasedFor: (price: string) => `Leased for ${price}`,
  soldBetween: (low: string, high: string) => `Sold between ${low} and ${high}`,
  leasedBetween: (low: string, high: string) => `Leased between ${low} and ${high}`,
  week: (price: string) => `${price} per week`,
  month: (price: string) => `${price} per month`,
  year: (price: string) => `${price} per year`,
};
