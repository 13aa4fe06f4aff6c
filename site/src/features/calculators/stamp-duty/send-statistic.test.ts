import type { DutyInput } from '@frontage/duty/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { inputsFromQuery } from './inputs-query.ts';
import { sendStatistic } from './send-statistic.ts';

const purchase = (query: string): DutyInput =>
  inputsFromQuery(new URLSearchParams(query), { today: '2026-11-21' }).inputs;

afterEach(() => void vi.unstubAllGlobals());

// The specification: "POST Statistic tracking: property_value, state, property_type (1 primary, 2 investment),
// first_home_buyer (1 yes, 2 no), are_you_purchasing (1 new, 2 established, 3 other), url".
it('a result is counted once for each purchase, without anything about the visitor', () => {
  const sent: [string, unknown][] = [];
  const sendBeacon = (url: string, body: string) => sent.push([url, JSON.parse(body)]);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('location', { origin: 'https://agency.example' });
  const counted = new Set<string>();
  const see = (query: string) =>
    sendStatistic({ provider: 'https://rates.example', inputs: purchase(query) }, counted);
  see('state=VIC&value=650000&firstHome=yes');
  see('state=VIC&value=650000&firstHome=yes');
  see('state=VIC&value=650000&firstHome=yes&pensioner=yes');
  see('state=NSW&value=650000&use=investment&kind=vacant');
  const victoria = {
    property_value: 650_000,
    state: 'VIC',
    property_type: 1,
    first_home_buyer: 1,
    are_you_purchasing: 2,
    url: 'https://agency.example',
  };
  const land = { ...victoria, state: 'NSW', property_type: 2, first_home_buyer: 2, are_you_purchasing: 3 };
  const address = 'https://rates.example/duty/v1/statistic';
  expect(sent).toEqual([victoria, victoria, land].map((body) => [address, body]));
});
