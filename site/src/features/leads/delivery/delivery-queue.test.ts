/** Cost: milliseconds. */
import { expect, it } from 'vitest';
import { channelOf } from './delivery-queue.ts';

it('an SMS to a visitor wakes those who send it, not those who send emails', () => {
  const kinds = ['visitor-sms', 'sms', 'webhook', 'visitor-reminder', 'notice'] as const;
  expect(kinds.map(channelOf)).toEqual(['webhook', 'webhook', 'webhook', 'mail', 'mail']);
});
