import type { Confidence, Formula, Rule, Scheme, Table } from '../tables.ts';
import { offThePlanIn, ZONE_2023, ZONE_2025, ZONE_2026, type Zone } from './off-the-plan.ts';

const give: Formula = { formula: 'percent', percent: 7 };

/** Since then the share between the two values is known. */
const since2026: Rule[] = [
  { when: { ...offThePlanIn(ZONE_2026), offThePlan: 'preConstruction' }, give },
  { when: { ...offThePlanIn(ZONE_2026), offThePlan: 'underConstruction' }, give },
  {
    when: offThePlanIn(ZONE_2026),
    give: { formula: 'unknown' },
    caveat: 'The off-the-plan concession takes an amount off it that is not known.',
  },
  { give },
];

/** Where the off-the-plan concession takes an unknown amount off, what is left of this duty is not known either. */
function rulesOf(zone: Zone): Rule[] {
  const somebody = offThePlanIn(zone);
  const unknown = {
    give: { formula: 'unknown' } as const,
    caveat: 'The off-the-plan concession takes an amount off it that is not known.',
  };
  return [
    { when: { ...somebody, valueOver: zone.full, valueUnder: zone.half }, ...unknown },
    { when: { ...somebody, offThePlan: 'preConstruction' }, give },
    { when: { ...somebody, offThePlan: 'underConstruction' }, give },
    { when: somebody, ...unknown },
    { give },
  ];
}

const table = (from: string, evidence: Record<string, Confidence>, rules: Rule[]): Table => ({
  from,
  evidence,
  sources: ['surcharge', 'surcharge-2019', 'pages-2026', 'guide-2026'],
  rule: 'Foreign buyers of residential property pay 7 % of their share of its value on top of transfer duty.',
  rules,
});

export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Foreign buyers duty',
  row: 'foreign_buyers_duty',
  tables: [
    table('2019-01-01', { '2023-24': 'high', '2024-25': 'high' }, rulesOf(ZONE_2023)),
    table('2025-03-21', { '2024-25': 'high', '2025-26': 'high' }, rulesOf(ZONE_2025)),
    table('2026-03-12', { '2025-26': 'high', '2026-27': 'high' }, since2026),
  ],
};
