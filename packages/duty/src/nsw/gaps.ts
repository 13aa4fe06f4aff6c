/** Limits of this estimate, one sentence each, for the README. */
export const gaps: string[] = [
  'The 2024-25 registration fees are not known. We use the latest known fees.',
  'The 2023-24 transfer registration fee comes from unofficial lists.',
  'The bands of July 2021 to January 2022 are reconstructed from one printed result.',
  'First home concessions before July 2022 are not known.',
  'First Home Buyer Choice, the annual property tax until June 2023, is not included.',
  'The premium rate applies to the whole value. It can be lower for land over two hectares; the area is not asked.',
  'We don’t know how the final amount is rounded, so we show cents.',
  'No concession for pensioners or card holders was found in any edition.',
  'Surcharge exemptions by treaty or residence are not included.',
  'Deferred payment off the plan is not included.',
];
