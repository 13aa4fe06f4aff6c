/** What the tables of Tasmania do not know, for the README. */
export const gaps: string[] = [
  'First home relief, the off-the-plan concession and, since July 2025, the pensioner concession ended by law; no extension was found, so nothing is taken off and the answer says so.',
  'First home relief goes by settlement and the pensioner concession by the sale of the former home, while only one date is asked.',
  'Registration fees of 2026-27 are not known; those of 2025-26 are used, and the line says so.',
  'Transfer fees since 2023-24 and the mortgage fee of 2024-25 are worked out from fee units; the number of units is deduced.',
  'Transfer fees of other years before 2023-24 than 2014-15 and 2021-22, and mortgage fees other than of 2014-15, are not known; the last one known is used.',
  'Whether paper lodgement costs more is not known.',
  'A first home buyer of an apartment off the plan is given the grant or the concession, whichever is worth more, as the two exclude each other.',
  'Whether a buyer off the plan is dutied on the value before building work, which rules the concession out, is not asked.',
  'First home grants before 1 July 2016 are not known.',
  'Nothing of 2026-27 is confirmed: duty, surcharge and grant are carried on, as no change was found.',
];
