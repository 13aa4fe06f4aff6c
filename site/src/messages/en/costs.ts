/** What a listing says of stamp duty and of the cost of buying it. */
export const costs = {
  title: 'What buying takes',
  calculate: 'Calculate with your own figures',
  about: (amount: string) => `about ${amount}`,
  aboutRange: (low: string, high: string) => `about ${low} to ${high}`,
  fromAbout: (amount: string) => `from about ${amount}`,
  /** `state` with its article where it has one. */
  duty: (amount: string, state: string) => `Duty ${amount} for an owner-occupier in ${state}`,
  medianDuty: (amount: string, state: string) =>
    `Stamp duty at the median price: ${amount} for an owner-occupier in ${state}`,
  calculateDuty: 'Calculate stamp duty',
  deposit: (percent: number) => `Deposit of ${percent}%`,
  stampDuty: 'Stamp duty',
  fees: 'Government fees',
  cash: 'Cash needed, about',
  monthly: 'Repayments a month, about',
  atAdvertised: 'At the advertised price',
  atLeast: (price: string) => `At ${price}, the least the price can be`,
  atLowerEnd: (price: string) => `At ${price}, the lower end of the price`,
  note: (at: string, years: number, rate: number) =>
    `${at}, for an owner-occupier who has owned a home before, with a loan over ${years} years at an example rate of ${rate}%. Conveyancing, inspections and lender’s fees come on top. Not financial advice.`,
};
