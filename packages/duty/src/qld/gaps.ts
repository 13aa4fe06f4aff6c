/** What the Queensland tables do not know. */
export const gaps: string[] = [
  'The land transfer fee is not known before July 2025; for 2025-26 its amount for each $10,000 is from one unofficial calculator.',
  'The mortgage fee of 2024-25 is not known; that of 2023-24 stands for it.',
  'Whether fees differ on paper is not known.',
  'An earlier law lowered the First Home Owner Grant from 1 July 2026; the office’s page of October 2026 has the higher amount and no end, and is followed.',
  'What was taken off vacant land of $350,001 to $499,999 for a first home from 9 June 2024 to 30 April 2025 is not known.',
  'Before 9 June 2024 the first home steps between the two ends are worked out, not read.',
  'Since 1 August 2026 the home and first home concessions are for citizens, permanent residents and some foreign retirees; how much duty is left when another buyer cannot claim is not known, and the retirees are not asked for.',
  'The official pages of 2026-27 were read by others, who agree.',
  'Land in other use beside the home, which stays dutiable under the full first home concessions, is not taken apart.',
  'That a first home buyer pays market value is taken as given.',
  'Boost to Buy, where the state takes a share in the home, is not a grant and is left out.',
];
