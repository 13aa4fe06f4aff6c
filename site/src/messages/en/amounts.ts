/** Amounts of money to choose from. */
export const amounts = {
  rent: 'Rent',
  price: 'Price',
  from: (what: string) => `${what} from`,
  to: (what: string) => `${what} to`,
  weekly: (price: string) => `${price} pw`,
  yearly: (price: string) => `${price} pa`,
  /** Millions of dollars: 1.25. */
  millions: (n: number) => `$${n}m`,
  perSquareMetre: (price: string, isYearly: boolean) => `${price} per m²${isYearly ? ' a year' : ''}`,
};
