// Pure: a few milliseconds.
import { expect, it } from 'vitest';
import { type CountedLead, countLeads } from './performance.ts';

const lead = (suburb: string): CountedLead => ({
  form: 'Contact us',
  source: 'Direct',
  agent: null,
  suburb,
  at: 0,
  answeredAt: null,
  isEnquiry: true,
});

it('has a row for the rest of many, so that shares are those of all leads', () => {
  const suburbs = Array.from({ length: 20 }, (_, at) => `Suburb ${String(at).padStart(2, '0')}`);
  const counts = countLeads([lead('Newtown'), lead('Newtown'), ...suburbs.map(lead)]).suburbs;
  expect(counts).toHaveLength(12);
  expect(counts[0]).toEqual({ label: 'Newtown', count: 2 });
  expect(counts.at(-1)).toEqual({ label: 'Others (10)', count: 10 });
  expect(countLeads(suburbs.slice(0, 12).map(lead)).suburbs.map(({ count }) => count)).toEqual(
    Array(12).fill(1),
  );
});
