/** Limits of this estimate, one sentence each, for the README. */
export const gaps: string[] = [
  'The 2026-27 registration fees come from one undated list, and the 2025-26 transfer fee from one unofficial source.',
  'Whether foreign buyers qualify for the home buyer concession is not known.',
  'The 2023-24 home buyer concession cap, $34,504, is calculated from the rates and was not found on an official page.',
  'The 2023-24 pensioner concession on homes over $550,000 is not known.',
  'The disability duty concession and severe disability exemption are not included.',
  'Until June 2026 a completed new unit on an RZ1 block was exempt. The zone is not asked, so duty is included.',
  'From July 2026 we assume a new unit is sold by its developer within two years of the units plan.',
  'We assume the 2024 to 2026 income limit stops rising at five children.',
  'Sources differ on the rate at exactly $1,455,000. We use the bands in the schedule.',
  'The 2026-27 rates come from archived copies of the official pages, which agree.',
];
