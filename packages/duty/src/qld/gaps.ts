/** What the Queensland tables do not know. */
export const gaps: string[] = [
  'The land transfer fee is known for 2025-26 alone, its amount for each $10,000 from one unofficial calculator.',
  'The mortgage fee is known for 2023-24 and 2025-26; the last known one stands for other years.',
  'Whether fees differ on paper is not known.',
  'Neither the amount nor the limit of the First Home Owner Grant from 1 July 2026 is known.',
  'What was taken off vacant land of $350,001 to $499,999 for a first home from 9 June 2024 to 30 April 2025 is not known.',
  'Before 9 June 2024 the first home steps between the two ends are worked out, not read.',
  'Whether the bill that would keep the home and first home concessions from foreign buyers from 1 August 2026 passed is not known.',
  'For 2026-27 no change to the scales, the concessions or the foreign acquirer duty was found, and no official page of that year confirms them.',
  'Land in other use beside the home, which stays dutiable under the full first home concessions, is not taken apart.',
  'That a first home buyer pays market value is taken as given.',
  'Boost to Buy, where the state takes a share in the home, is not a grant and is left out.',
];
