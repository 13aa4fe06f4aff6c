import { describe, expect, it } from 'vitest';
import { openHomeCheckIn } from '../forms/open-home-check-in.ts';
import type { NewLead } from '../types/lead-types.ts';
import { deliveriesAtDoor, nextMorning } from './door-deliveries.ts';

const SYDNEY = 'Australia/Sydney';
/** Saturday 28 November, 11:00 am in Sydney. */
const OPEN = '2026-11-28T00:00:00.000Z';
const at = (text: string) => Date.parse(text);

describe('the email after an open home leaves at nine', () => {
  it.each([
    ['on the next morning', OPEN, '2026-11-28T00:20:00Z', SYDNEY, '2026-11-28T22:00:00.000Z'],
    [
      'on the clocks of the property',
      OPEN,
      '2026-11-28T00:20:00Z',
      'Australia/Perth',
      '2026-11-29T01:00:00.000Z',
    ],
    [
      'that same morning, sent after midnight',
      OPEN,
      '2026-11-28T15:00:00Z',
      SYDNEY,
      '2026-11-28T22:00:00.000Z',
    ],
    ['never in the night, sent days later', OPEN, '2026-11-30T12:00:00Z', SYDNEY, '2026-11-30T22:00:00.000Z'],
    [
      'when clocks change in the night',
      '2026-10-03T01:00:00.000Z',
      '2026-10-03T01:10:00Z',
      SYDNEY,
      '2026-10-03T22:00:00.000Z',
    ],
  ])('%s', (_, inspection, sent, zone, expected) => {
    expect(nextMorning({ inspection, at: at(sent), zone })).toBe(expected);
  });
});

describe('the deliveries of a check-in', () => {
  const due = { state: 'due' as const, attempts: [] };
  const deliveries: NewLead['deliveries'] = [
    { kind: 'notice', to: 'mia@agency.test', ...due },
    { kind: 'autoresponse', to: 'zoe@example.com', ...due },
    { kind: 'webhook', to: 'CRM', ...due },
  ];
  const kinds = (answers: Record<string, boolean>, form = openHomeCheckIn.definition.key) =>
    deliveriesAtDoor({
      form,
      answers,
      door: { listing: 42, inspection: OPEN },
      at: at(OPEN),
      deliveries,
    }).map(({ kind }) => kind);

  it('are none to people without consent and without a wish to sell', () => {
    expect(kinds({ consent: false, selling: false })).toEqual(['webhook']);
  });
  it('write to the visitor with consent', () => {
    expect(kinds({ consent: true, selling: false })).toEqual(['autoresponse', 'webhook']);
  });
  it('tell the agent of a visitor who thinks of selling', () => {
    expect(kinds({ consent: false, selling: true })).toEqual(['notice', 'webhook']);
  });
  it('leave those of other forms as they are', () => {
    expect(kinds({}, 'property-enquiry')).toEqual(['notice', 'autoresponse', 'webhook']);
  });
});
