/** What the Western Australian tables do not know. */
export const gaps: string[] = [
  'The land transfer scale is known for 2024-25 alone; later years use it and say so.',
  'The mortgage fee of 2026-27 is not known; an increase was announced in May 2026.',
  'Whether fees differ on paper is not known.',
  'The formula by which the off-the-plan share falls between its two values is not known, so duty there is not known.',
  'Whether the bill that raises the off-the-plan values from 12 March 2026 and carries the concession past 30 June 2026 passed is not known: the earlier law is kept, and nothing is taken off after its end.',
  'Whether a house off the plan stands on a strata title is not asked; the rule says that it must.',
  'For 2026-27 no change to the scales, the first home owner rate or the grant was found, and no official page of that year confirms them.',
  'Where the first home owner rate comes to more than the general duty (outside Perth and Peel from $749,801 to $750,000), the lower is taken; no source says so.',
  'Full duty may be charged first on vacant land for a first home and paid back later.',
  'The Home Buyers Assistance Account (up to $2,000 of costs) is named and not counted; its page has no date.',
];
