// Pure: a few milliseconds.
import { expect, it } from 'vitest';
import { isRefusedAddress } from './refused-address.ts';

it.each([
  [550, 'No such person here'],
  [550, '550 5.1.1 The email account that you tried to reach does not exist.'],
  [550, '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
  [553, 'sorry, no mailbox here by that name'],
])('%d %s is the recipient’s', (code, answer) => expect(isRefusedAddress({ code, answer })).toBe(true));

it.each([
  [450, 'Come back later'],
  [
    550,
    'Domain agency.example has exceeded the max emails per hour (150/150 (100%)) allowed. Message discarded.',
  ],
  [550, '550 5.4.5 Daily user sending limit exceeded.'],
  [550, '550 5.1.8 Access denied, bad outbound sender'],
  [554, '554 5.7.1 <lee@example.com>: Relay access denied'],
  [550, 'relay not permitted'],
  [552, '552 5.2.2 Mailbox full'],
  [550, 'Blocked: see our policy'],
])('%d %s says nothing about the recipient', (code, answer) =>
  expect(isRefusedAddress({ code, answer })).toBe(false),
);
