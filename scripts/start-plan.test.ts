import { expect, it } from 'vitest';
import { planStart } from './start-plan.mjs';

const GB = 1_000_000_000;

it('builds the site before it serves, and the admin beside the running server', () => {
  expect(planStart({ stale: ['site', 'admin'], memory: 8 * GB })).toEqual({
    before: ['site'],
    beside: ['admin'],
  });
});

it('builds nothing where everything is up to date', () => {
  expect(planStart({ stale: [], memory: 8 * GB })).toEqual({ before: [], beside: [] });
});

it('builds the admin alone where a start before this one was ended in the middle or failed', () => {
  expect(planStart({ stale: ['admin'], memory: 8 * GB })).toEqual({ before: [], beside: ['admin'] });
});

it('builds everything first where there is no memory for a build beside the server', () => {
  expect(planStart({ stale: ['site', 'admin'], memory: 2 * GB })).toEqual({
    before: ['site', 'admin'],
    beside: [],
  });
});
