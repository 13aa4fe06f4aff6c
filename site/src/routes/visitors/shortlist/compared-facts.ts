/** Labels of the facts that each listing is compared by, as keys of their translations (messages/en/facts.ts). */
export const COMPARED = {
  price: 'Price',
  duty: 'Duty for an owner-occupier',
  status: 'Status',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  cars: 'Car spaces',
  open: 'Next open home',
  auction: 'Auction',
} as const;
