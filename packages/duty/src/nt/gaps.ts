/** Limits of this estimate, one sentence each, for the README. */
export const gaps: string[] = [
  'The registration fees of 2026-27 rest on one undated list.',
  'Until June 2026 the fee for a transfer is taken to be the mortgage fee, as it was in 2014; no list of 2023 to 2025 was seen.',
  'How cents are rounded is read off three results of the official calculator: down to five cents.',
  'There are no rates before 1 July 2022: the duty itself is older, but concessions ended between 2019 and 2021 on days that are not sure.',
  'The concession for seniors, pensioners and carers is taken to have ended before July 2022.',
  'That the new home grants run to 30 September 2027 was read in the transcriptions of others, which agree; nothing is known of later contracts.',
  'The house and land package exemption ends on 30 June 2027; no extension is known.',
  'The house and land package exemption is for detached homes bought from a building contractor; neither is asked.',
  'Fees for further titles under one mortgage are left out.',
];
