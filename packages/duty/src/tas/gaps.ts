/** What the tables of Tasmania do not know, for the README. */
export const gaps: string[] = [
  'First home relief, the off-the-plan concession and, since July 2025, the pensioner concession ended; the office’s pages of October 2026 name no extension.',
  'First home relief goes by settlement and the pensioner concession by the sale of the former home, while only one date is asked.',
  'Registration fees of 2026-27 rest on one undated list; they fit the fee unit of $1.96.',
  'Transfer fees since 2023-24 and the mortgage fee of 2024-25 are worked out from fee units; the number of units is deduced.',
  'Transfer fees of other years before 2023-24 than 2014-15 and 2021-22, and mortgage fees other than of 2014-15, are not known; the last one known is used.',
  'Whether paper lodgement costs more is not known.',
  'A first home buyer of an apartment off the plan is given the grant or, until June 2026, the concession, whichever is worth more, as the two exclude each other.',
  'Whether a buyer off the plan is dutied on the value before building work, which rules the concession out, is not asked.',
  'First home grants before 1 July 2016 are not known.',
  'The First Home Owner Grant of 2026-27 is “subject to legislation”, says the office’s page; after June 2027 none is known.',
];
