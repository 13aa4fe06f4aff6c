import type { Condition, Formula, Rule, Scheme } from '../tables.ts';

/** `full`: all of the share up to this value; `half`: half of it from this value. */
export type Zone = { full: number; half: number; dwelling?: 'unit' };

/** Contracts to 20 March 2025 and after. Until then the building must have storeys one above the other. */
export const ZONE_2023: Zone = { full: 650_000, half: 750_000, dwelling: 'unit' };
export const ZONE_2025: Zone = { full: 750_000, half: 850_000 };
export const ZONE_2026: Zone = { full: 800_000, half: 900_000 };

/** A purchase off the plan that the zone is for. */
export const offThePlanIn = ({ dwelling }: Zone): Condition => ({
  kind: ['new'],
  offThePlan: true,
  ...(dwelling ? { dwelling } : {}),
});

const share = (percent: number): Extract<Formula, { formula: 'share' }> => ({
  formula: 'share',
  percent,
  most: 50_000,
  foreignToo: true,
});

function rules({ zone, begun }: { zone: Zone; begun: boolean }): Rule[] {
  const somebody = offThePlanIn(zone);
  const during: Condition = { ...somebody, offThePlan: 'underConstruction' };
  return [
    ...(begun ? [] : [{ when: during, give: { formula: 'none' } as const, caveat: NOT_BEGUN }]),
    {
      when: { ...somebody, valueOver: zone.full, valueUnder: zone.half },
      give: { formula: 'unknown' },
      caveat: BETWEEN,
    },
    ...stage({ when: { ...somebody, offThePlan: 'preConstruction' }, percent: 100, zone }),
    ...stage({ when: during, percent: 75, zone }),
    {
      when: somebody,
      give: { formula: 'unknown' },
      caveat: STAGE,
    },
  ];
}

const STAGE = 'Say whether building has begun to see the amount.';
const NOT_BEGUN = 'Buildings already begun count from 31 August 2023.';
const BETWEEN = 'How the concession falls between the two values is not known.';

const stage = (input: { when: Condition; percent: number; zone: Zone }): Rule[] => [
  { when: { ...input.when, valueTo: input.zone.full }, give: share(input.percent) },
  // The dutiable value is whole dollars: over one less is from the value itself.
  { when: { ...input.when, valueOver: input.zone.half - 1 }, give: share(input.percent / 2) },
];

const words = (values: string) =>
  `Off the plan, all duty is taken off ${values}; three quarters of that once building has begun; at most $50,000, foreign buyers duty included.`;

const rule2023 = `${words('up to $650,000 and half from $750,000')} Only for flats in multi-storey strata buildings.`;
const rule2025 = `${words('up to $750,000 and half from $850,000')} Only for strata homes, not survey-strata.`;

/** All, or three quarters, of the duty; in a straight line to half of that. */
const falling = (percent: number): Formula => ({
  ...share(percent),
  halves: { from: 800_000, to: 900_000 },
});

export const offThePlan: Scheme = {
  id: 'off-the-plan',
  part: 'concession',
  label: 'Off-the-plan concession',
  row: 'off_the_plan_concession',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'high' },
      sources: ['off-the-plan', 'act-2025'],
      rule: rule2023,
      rules: rules({ zone: ZONE_2023, begun: false }),
    },
    {
      from: '2023-08-31',
      evidence: { '2023-24': 'high', '2024-25': 'high' },
      sources: ['off-the-plan', 'act-2025'],
      rule: rule2023,
      rules: rules({ zone: ZONE_2023, begun: true }),
    },
    {
      from: '2025-03-21',
      evidence: { '2024-25': 'high', '2025-26': 'high' },
      sources: ['act-2025', 'changes-2025'],
      rule: rule2025,
      rules: rules({ zone: ZONE_2025, begun: true }),
    },
    {
      from: '2026-03-12',
      endsOn: '2028-06-30',
      evidence: { '2025-26': 'medium', '2026-27': 'medium' },
      sources: ['off-the-plan-2028'],
      rule: 'Off the plan, all duty is taken off up to $800,000, falling in a straight line to half of it from $900,000; three quarters of that once building has begun; at most $50,000, foreign buyers duty included. For strata homes, survey-strata too, and contracts to 30 June 2028.',
      rules: [
        { when: { ...offThePlanIn(ZONE_2026), offThePlan: 'preConstruction' }, give: falling(100) },
        { when: { ...offThePlanIn(ZONE_2026), offThePlan: 'underConstruction' }, give: falling(75) },
        { when: offThePlanIn(ZONE_2026), give: { formula: 'unknown' }, caveat: STAGE },
      ],
    },
  ],
};
