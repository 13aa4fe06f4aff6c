/** What is not known or not asked, one sentence each, for the README. */
export const gaps: string[] = [
  'The registration fees of 2024-25 are not known; the last known ones are used and marked.',
  'That the transfer is registered for the same fee as the mortgage rests on unofficial lists for 2023-24.',
  'The bands of July 2021 to January 2022 are reconstructed from one printed result.',
  'What first home buyers saved before July 2022 is not known.',
  'First Home Buyer Choice, the yearly property tax in place of duty until June 2023, is left out.',
  'The premium rate is on all of the value; for land of more than two hectares the law lessens it, and the area is not asked.',
  'How the final amount is rounded is not known; the answer keeps the cents.',
  'No concession for pensioners or card holders was found in any edition.',
  'Foreign buyers whom a treaty or their residence frees from the surcharge are not told apart.',
  'An owner-occupier’s right to pay later off the plan is left out, as it changes no amount.',
];
