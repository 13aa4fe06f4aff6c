/** What the Western Australian tables do not know. */
export const gaps: string[] = [
  'The land transfer scale of 2025-26 is worked out from that of 2024-25 and one printed amount; the fees of 2026-27 rest on one undated list.',
  'Whether fees differ on paper is not known.',
  'The formula by which the off-the-plan share fell between its two values before 12 March 2026 is not known, so duty there is not known.',
  'The off-the-plan concession since 12 March 2026 was read by one other on the office’s page.',
  'The office’s fact sheet prints the two rates of the first home owner rate the wrong way round; its Circular 23, quoted by others, is followed.',
  'Whether a house off the plan stands on a strata title is not asked; the rule says that it must.',
  'The official pages of 2026-27 were read by others, who agree.',
  'Where the first home owner rate came to more than the general duty (outside Perth and Peel from $749,801 to $750,000 until 6 May 2026), the lower is taken; no source says so.',
  'Full duty may be charged first on vacant land for a first home and paid back later.',
  'The Home Buyers Assistance Account (up to $2,000 of costs) is named and not counted; its page has no date.',
];
