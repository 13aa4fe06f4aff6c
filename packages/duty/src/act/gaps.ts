/** What is not known or not asked, one sentence each, for the README. */
export const gaps: string[] = [
  'The registration fees of 2026-27 rest on one undated list, the transfer fee of 2025-26 on one weak source.',
  'Whether a foreign buyer can have the home buyer concession was not read; nothing found excludes one.',
  'The cap of the home buyer concession in 2023-24, $34,504, is worked out from the scale and was not seen on an official page.',
  'What a pensioner paid in 2023-24 on a home over $550,000 is not known.',
  'The disability duty concession and the severe disability exemption are left out: no question asks for them, and their rules for 2026-27 are not known.',
  'Until June 2026 a finished new unit on an RZ1 block was exempt; the zone is not asked, so the answer charges duty and says so.',
  'From July 2026 a new unit is taken to be sold by its developer within two years of the units plan.',
  'The income limit of 2024 to 2026 is taken to stop rising at five children.',
  'At exactly $1,455,000 sources differ on which rate holds; the bands of the schedule are used.',
  'The official pages of 2026-27 were read in archived copies by others, which agree.',
];
