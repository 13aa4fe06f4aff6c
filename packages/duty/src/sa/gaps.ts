/** What the tables of South Australia do not know, for the README. */
export const gaps: string[] = [
  'Transfer registration fees of 2022-23 to 2025-26 are not known; the fee of 2021-22 is used, and the line says so. Those of 2026-27 rest on one list that another source contradicts.',
  'Transfer registration fees of 2017-18 and 2019-20 are deduced from one published total each, and not known up to $50,000.',
  'The mortgage registration fee of 2024-25 is not known; the last one known is used. That of 2026-27 rests on one list. There is none before 2021-22.',
  'Whether paper lodgement costs more is not known.',
  'First home relief between its limits in 2023-24 follows a formula deduced from published amounts; for land it is assumed by analogy.',
  'What first home relief took off the foreign surcharge from 6 June 2024 to 12 February 2025 is not known; whether it took anything off before that was not found.',
  'Downsizer relief for people of 60 and over is not taken off: its conditions were read only in part.',
  'The off-the-plan apartment concession of July 2014 to June 2018 is not known: it goes by the stage of the building, which is not asked.',
  'The inner area of Adelaide that the off-the-plan concession was limited to before 20 June 2016 is not asked.',
  'First home grants before 15 June 2023 are not known, apart from their price limit.',
  'First home buyer relief in 2026-27 rests on one undated list; the office’s own page was read in a copy of February 2025.',
  'The foreign surcharge began with transfers signed from 1 January 2018, also under older contracts; only one date is asked.',
  'The foreign surcharge takes all land for residential; land for primary production is not told apart, and other land is not covered.',
];
