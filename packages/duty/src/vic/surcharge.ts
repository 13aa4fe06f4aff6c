import type { Formula, Scheme, Table } from '../tables.ts';
import { RECENT, sure } from './evidence.ts';

function table(from: string, percent: number, evidence: Table['evidence']): Table {
  const give: Formula = { formula: 'percent', percent };
  return {
    from,
    evidence,
    sources: ['foreign', 'foreign-dates', ...(percent === 8 ? ['pages-2026', 'guide-2026'] : [])],
    rule: `Foreign buyers of homes pay ${percent} % of their share of the value on top of land transfer duty. Concessions do not reduce it.`,
    rules: [
      {
        when: { offThePlan: true },
        give,
        caveat: 'Off the plan, it may apply to less than the whole price.',
      },
      { give },
    ],
  };
}

export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Foreign purchaser additional duty',
  row: 'foreign_buyers_duty',
  tables: [
    table('2015-07-01', 3, sure('2015-16')),
    table('2016-07-01', 7, sure('2016-17 2018-19')),
    table('2019-07-01', 8, sure(`2019-20 ${RECENT}`)),
  ],
};
