import { expect, it } from 'vitest';
import { legalGaps } from './legal-gaps.ts';

const complete = {
  legalName: null,
  abn: '10 000 000 000',
  licences: [{ state: 'NSW', number: '1' }],
  privacyContact: 'privacy@example.com',
  recipients: 'Our staff.',
  privacyUrl: null,
  isStatementNeeded: true,
};

it('nothing is missing where all is entered', () => expect(legalGaps(complete)).toEqual([]));

it.each([
  ['abn', null, 'ABN'],
  ['licences', [], 'licence number'],
  ['privacyContact', null, 'questions about privacy'],
  ['recipients', null, 'receives personal information'],
])('%s is asked for', (field, value, text) =>
  expect(legalGaps({ ...complete, [field]: value })).toEqual([expect.stringContaining(text)]),
);
