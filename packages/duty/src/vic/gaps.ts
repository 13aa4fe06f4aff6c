/** Limits of this estimate, one sentence each, for the README. */
export const gaps: string[] = [
  'The transfer registration fee of 2026-27 is from one conveyancer’s page, and paper fees of that year are worked out from the fee unit of $17.27.',
  'The registration fees of 2024-25, and the transfer fees of 2023-24, are worked out from fee units; the transfer fee may be rounded to whole dollars.',
  'Registration fees before July 2023 are not known, apart from the mortgage fees of 2018-19.',
  'The law rounds duty to the nearest dollar, with 50 cents going down, and the office’s calculator rounds the first home reduction up; the answer keeps the cents and says so.',
  'How much card holders pay between $600,000 and $750,000 is assumed to follow the first home buyers’ formula, and from 2017 to 2023 between $330,000 and $750,000 it is not known.',
  'Whether the temporary off-the-plan concession goes on after 21 April 2027 is not known; the answer takes it to lapse then and says so.',
  'Off the plan, the foreign purchasers’ additional duty is on the whole price, though it may be on less.',
  'For first home relief one page of the office asks for one buyer who is a citizen or permanent resident, another asks it of all of them; the answer takes one to be enough and says so.',
  'Reliefs that depend on the address are left out: the City of Melbourne concession of 2021-22 and the regional $20,000 grant of 2017 to 2021.',
  'The concession for first home buyers with a family, on homes up to $200,000, is left out.',
  'What first home buyers, card holders and buyers off the plan saved before July 2017 is not known, nor the grants before July 2013.',
  'Foreign buyers are given the concessions here; the Act has a section headed against it, whose text was not seen.',
];
