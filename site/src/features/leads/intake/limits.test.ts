import { expect, it } from 'vitest';
import { consumeLeadLimit, createLeadLimits, refundBooking } from './limits.ts';

const setup = () => {
  const clock = { at: 0 };
  const limits = createLeadLimits(() => clock.at);
  const asked = (form: string) => ({ limits, addressKey: '203.0.113.9', form });
  const send = (form: string) => consumeLeadLimit(asked(form)) === undefined;
  return { clock, asked, send };
};

it('one client books six appointments at once, then one in two hours; nobody fills a calendar', () => {
  const { clock, send } = setup();
  expect(Array.from({ length: 8 }, () => send('appraisal-booking'))).toEqual([
    ...Array(6).fill(true),
    false,
    false,
  ]);
  expect(send('sell-enquiry')).toBe(true);
  clock.at += 119 * 60_000;
  expect(send('appraisal-booking')).toBe(false);
  clock.at += 60_000;
  expect(send('appraisal-booking')).toBe(true);
});

it('a time that was taken meanwhile counts as none', () => {
  const { asked, send } = setup();
  for (let count = 0; count < 9; count += 1) {
    expect(send('appraisal-booking')).toBe(true);
    refundBooking(asked('appraisal-booking'));
  }
});
