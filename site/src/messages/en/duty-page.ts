/** The page of the stamp duty calculator, around the calculator. */
export const dutyPage = {
  title: 'Stamp duty calculator',
  description:
    'Calculate stamp duty, fees, concessions and grants in every Australian state and territory, with each step and source shown.',
  text: 'Calculate stamp duty, fees, concessions and grants anywhere in Australia, with every step and source shown.',
  covers: 'What it covers',
  coversText: 'We use the rates in force on the contract date. Each state and territory has its own.',
  allRates: 'All rates with their sources',
  contracts: (from: string, edition: string) =>
    `Contracts from ${from}; duty confirmed up to the rates of ${edition}`,
  gaps: 'Limits of this estimate',
  limits: 'What it doesn’t cover',
  limitsText: 'Use this estimate as a guide. The revenue office determines the final amount.',
  limitsList: [
    'It covers homes, investment properties and vacant land. For several buyers, companies and trusts it covers what the published rules settle. It doesn’t cover commercial property.',
    'Concessions and grants have other conditions, such as when you move in, citizenship or property you have owned. The calculator assumes you meet them.',
    'If a registration fee hasn’t been published yet, we use the latest one and say so. Unpublished amounts are shown as not known.',
    'It doesn’t include land tax, council rates or lender, broker and conveyancer fees.',
  ],
  embed: 'Put this calculator on your website',
  embedText:
    'Paste these two lines where you want the calculator. It fits the width available and its rates update automatically.',
  /** Follows the name of an attribute. */
  embedState: 'sets the state shown first: ACT, NSW, NT, QLD, SA, TAS, VIC or WA.',
};
