import { builtInTables, calculateDuty } from '@frontage/duty';
import { describe, expect, it } from 'vitest';
import { buyingFromQuery } from './buying-costs/buying-query.ts';
import { type ListingForDuty, listingDuty, listingPurchase } from './listing-duty.ts';
import { inputsFromQuery } from './stamp-duty/inputs-query.ts';

/*
 * “On every listing for sale (price or range known, not hidden): ‘Duty about $X for an owner-occupier in Victoria’ …
 * for hidden prices only the link.”
 */

const today = '2025-08-01';
const listingWith = (changes: Partial<ListingForDuty> = {}): ListingForDuty => ({
  channel: 'buy',
  category: 'residential',
  propertyType: 'House',
  priceText: '$800,000',
  address: { state: 'VIC' },
  facts: [],
  ...changes,
});
const duty = (changes: Partial<ListingForDuty> = {}) =>
  listingDuty({ tables: builtInTables, today, listing: listingWith(changes) });

describe('the duty on a listing', () => {
  it('is what the calculator answers an owner-occupier, who is led to it filled in', () => {
    const found = duty();
    expect(found?.text).toBe('Duty about $43,070 for an owner-occupier in Victoria');
    const { inputs } = inputsFromQuery(new URL(found?.href ?? '', 'http://x').searchParams, { today });
    expect(inputs).toMatchObject({ state: 'VIC', value: 800_000, use: 'primary', kind: 'established' });
    expect(calculateDuty(inputs).stampDuty).toBe(43_070);
    expect(found?.loanHref).toBe('/calculators/home-loan?price=800000&deposit=160000');
  });

  it.each([
    ['$800,000 – $900,000', 'Duty about $43,070 to $49,070 for an owner-occupier in Victoria'],
    ['Offers over $800,000', 'Duty from about $43,070 for an owner-occupier in Victoria'],
  ])('%s: %s', (priceText, text) => {
    expect(duty({ priceText })?.text).toBe(text);
  });

  it('goes by the state and its date', () => {
    expect(duty({ address: { state: 'NT' } })?.text).toBe(
      'Duty about $39,600 for an owner-occupier in the Northern Territory',
    );
    expect(duty({ address: { state: 'NSW' } })?.text).toContain('about $30,412');
  });

  it.each([
    ['Vacant Land', [], 'vacant'],
    ['House & Land', [], 'established'],
    ['Apartment', [{ label: 'New construction' }], 'new'],
    ['Apartment', [], 'established'],
    [null, [], 'established'],
  ] as const)('of a %s with %j asks for the kind %s', (propertyType, facts, kind) => {
    expect(duty({ address: { state: 'NSW' }, propertyType, facts: [...facts] })?.href).toContain(
      `kind=${kind}`,
    );
  });

  it('is only the link where no price is shown, and says nothing of one', () => {
    for (const priceText of ['Contact agent', 'Auction', 'High $700,000s'])
      expect(duty({ priceText })).toEqual({
        amount: null,
        costs: null,
        text: 'Calculate stamp duty',
        href: '/calculators/stamp-duty?state=VIC&use=primary&kind=established',
        loanHref: null,
      });
  });

  it('is only the link for rural property, whose duty goes by its use', () => {
    expect(duty({ category: 'rural' })).toMatchObject({ amount: null, text: 'Calculate stamp duty' });
  });

  it('is nothing for rent, for what is sold, for commercial property and without a state', () => {
    for (const other of [{ channel: 'rent' }, { channel: 'sold' }, { category: 'commercial' }])
      expect(duty(other)).toBeNull();
    expect(duty({ address: { state: '' } })).toBeNull();
  });
});

describe('what buying a listing takes', () => {
  const rows = (changes: Partial<ListingForDuty> = {}) =>
    duty(changes)?.costs?.rows.map(({ label, figure }) => `${label} ${figure}`);

  it('is deposit, duty and fees, with the repayments of the loan', () => {
    // 640,000 over 360 months at 0.5%: 3,837.12.
    const { transferFee, mortgageFee } = calculateDuty({
      state: 'VIC',
      date: today,
      value: 800_000,
      use: 'primary',
      kind: 'established',
    });
    const fees = Number(transferFee) + Number(mortgageFee);
    const text = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-AU')}`;
    expect(rows()).toEqual([
      'Deposit of 20% $160,000',
      'Stamp duty $43,070',
      `Government fees ${text(fees)}`,
      `Cash needed, about ${text(160_000 + 43_070 + fees)}`,
      'Repayments a month, about $3,837',
    ]);
  });

  it('goes by the lower end of a range, and says so', () => {
    expect(rows({ priceText: '$800,000 – $900,000' })?.[0]).toBe('Deposit of 20% $160,000');
    expect(duty({ priceText: '$800,000 – $900,000' })?.costs?.note).toMatch(
      /^At \$800,000, the lower end of the price,/,
    );
    expect(duty()?.costs?.note).toMatch(/^At the advertised price,/);
  });

  it('fills in the calculator', () => {
    const { searchParams } = new URL(duty()?.costs?.href ?? '', 'http://x');
    const { fields, purchase } = buyingFromQuery(searchParams, { tables: builtInTables, today });
    expect(fields).toMatchObject({ value: '800000', deposit: '160000' });
    expect(purchase.inputs).toMatchObject({ state: 'VIC', use: 'primary', kind: 'established' });
  });

  it.each([{ priceText: 'Contact agent' }, { category: 'rural' }])('is not shown for %o', (changes) => {
    expect(duty(changes)?.costs).toBeNull();
  });
});

describe('the purchase that a calculator on the page of a listing starts with', () => {
  const start = (changes: Partial<ListingForDuty> = {}) =>
    `${listingPurchase({ listing: listingWith(changes), tables: builtInTables })}`;

  it('is by the price that visitors read', () => {
    expect(start()).toBe('state=VIC&kind=established&value=800000');
    expect(start({ priceText: '$1.1m – $1.2m' })).toBe('state=VIC&kind=established&value=1100000');
    expect(start({ propertyType: 'Vacant land' })).toBe('state=VIC&kind=vacant&value=800000');
  });

  it.each(['Contact agent', 'Auction', 'High $700,000s'])(
    'has no price where they read “%s”',
    (priceText) => {
      expect(start({ priceText })).toBe('state=VIC&kind=established&value=');
    },
  );
});
