import { expect, it } from 'vitest';
import { frameAddress, frameMessage, readFrameMessage } from './frame-message.ts';

it('a frame tells its height and title', () => {
  const sent = frameMessage({ height: 812.4, title: 'Home loan repayments' });
  expect(readFrameMessage(structuredClone(sent))).toEqual({ height: 813, title: 'Home loan repayments' });
});

it.each([
  null,
  'resize',
  { height: 5 },
  { frontageCalculator: { height: '5', title: 'A' } },
  { frontageCalculator: { height: 1e9, title: 'A' } },
  { frontageCalculator: { height: Number.NaN, title: 'A' } },
])('other messages are none: %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

it('begins with the values of its element, and leads nowhere else', () => {
  const provider = 'https://agency.example';
  expect(frameAddress({ provider, frontageCalculator: 'home-loan', values: 'price=900000&rate=6' })).toBe(
    'https://agency.example/embed/calculators/home-loan?price=900000&rate=6',
  );
  expect(frameAddress({ provider, frontageCalculator: '../../admin' })).toBe(
    'https://agency.example/embed/calculators/..%2F..%2Fadmin',
  );
});
