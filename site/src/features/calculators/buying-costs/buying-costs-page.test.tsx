import { builtInTables, calculateDuty } from '@frontage/duty';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dollarsText } from '../money-text.ts';
import { BuyingCostsPage } from './buying-costs-page.tsx';
import { buyingFromQuery, costsOf } from './buying-query.ts';

const today = '2025-08-01';
const read = (query: string) => buyingFromQuery(new URLSearchParams(query), { tables: builtInTables, today });
const show = (query: string) => {
  const question = read(query);
  const html = renderToStaticMarkup(<BuyingCostsPage question={question} costs={costsOf(question)} />);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};

describe('the calculator of buying costs', () => {
  it('adds today’s duty and fees to all other costs', () => {
    const { totalFees } = calculateDuty({
      state: 'VIC',
      date: today,
      value: 700_000,
      use: 'primary',
      kind: 'established',
    });
    const others = 'conveyancing=2k&inspections=1000&lender=0&insurance=&moving=0';
    expect(show(`state=VIC&value=700k&deposit=140k&use=primary&${others}`)).toContain(
      `Cash needed by settlement ${dollarsText(140_000 + Number(totalFees) + 3_000)} `,
    );
  });

  it('answers in every state, for each use, with and without a first home', () => {
    for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
      for (const rest of ['use=primary&firstHome=yes', 'use=primary&firstHome=no', 'use=investment'])
        for (const kind of ['established', 'new', 'vacant'])
          expect(show(`state=${state}&${rest}&kind=${kind}&value=600k`)).not.toMatch(
            /NaN|Infinity|undefined|Correct the form/,
          );
  });

  it('warns of mortgage insurance above 80% alone', () => {
    expect(show('value=500k&deposit=50k')).toContain('more than 80% of the price');
    expect(show('value=500k&deposit=100k')).not.toContain('more than 80% of the price');
  });

  it('leaves out the repayments of somebody who borrows nothing', () => {
    expect(show('value=500k&deposit=500k')).not.toContain('Calculate repayments');
  });

  it.each([
    ['value=cheap', 'value', 'Enter dollars in digits, such as 1,500.'],
    ['value=0', 'value', 'Enter the price, such as 800,000.'],
    ['value=500k&deposit=600k', 'deposit', 'Enter a deposit no higher than the price.'],
    ['moving=-5', 'moving', 'Enter dollars in digits, such as 1,500.'],
    ['insurance=1e99', 'insurance', 'Enter dollars in digits, such as 1,500.'],
  ])('asks to correct %s', (query, field, sentence) => {
    expect(read(query).problems).toEqual({ [field]: sentence });
    expect(show(query)).toContain('Correct the form');
  });

  it('takes an unknown state, use or kind as the first example', () => {
    expect(read('state=NZ&use=party&kind=castle').purchase.inputs).toMatchObject({
      state: 'NSW',
      use: 'primary',
      kind: 'established',
    });
  });
});
