import { expect, it } from 'vitest';
import { readReceivedSms } from './received-sms.ts';

it.each([
  [{ from: '+61 400 000 000', text: 'STOP' }, 'stop'],
  [{ From: '0400000000', Body: ' Stop. ' }, 'stop'],
  [{ source_number: '61400000000', reply_content: 'opt out' }, 'stop'],
  [{ from: '0400 000 000', message: 'Start' }, 'start'],
  [{ from: '0400 000 000', text: 'Please stop by at ten' }, 'none'],
  [{ from: '0400 000 000' }, 'none'],
])('%j wishes %s', (sent, wish) => {
  expect(readReceivedSms(sent)).toEqual({ mobile: '0400000000', wish });
});

it.each([
  undefined,
  null,
  'STOP',
  { text: 'STOP' },
  { from: '02 5550 1234', text: 'STOP' },
  { from: 5, text: 'STOP' },
])('%j is no SMS from a mobile number', (sent) => expect(readReceivedSms(sent)).toBeUndefined());
