import { expect, it } from 'vitest';
import { talkOf } from './player-talk.ts';

it.each([
  [
    'youtube',
    { event: 'infoDelivery', info: { currentTime: 4.5, duration: 60 } },
    { seconds: 4.5, duration: 60 },
  ],
  ['youtube', { event: 'infoDelivery', info: { playerState: 1 } }, { seconds: 0, playing: true }],
  [
    'youtube',
    { event: 'infoDelivery', info: { playerState: 0, currentTime: 60 } },
    { seconds: 60, ended: true },
  ],
  ['vimeo', { event: 'timeupdate', data: { seconds: 2, duration: 30 } }, { seconds: 2, duration: 30 }],
  ['vimeo', { event: 'ended', data: { seconds: 30, duration: 30 } }, { seconds: 30, ended: true }],
] as const)('%s tells %j', (kind, message, moment) => {
  expect(talkOf(kind).read(JSON.stringify(message))).toMatchObject(moment);
  expect(talkOf(kind).read(message)).toMatchObject(moment);
});

it.each([
  ['youtube', '{"event":"onReady","info":null}'],
  ['youtube', '{"event":"infoDelivery","info":{"volume":0}}'],
  ['youtube', '{"event":"infoDelivery","info":"x"}'],
  ['vimeo', '{"event":"ready"}'],
  ['vimeo', '{"event":"timeupdate"}'],
  ['vimeo', 'no JSON'],
  ['vimeo', '"timeupdate"'],
  ['vimeo', 'null'],
  ['youtube', 42],
] as const)('%s tells nothing with %j', (kind, message) => {
  expect(talkOf(kind).read(message)).toBeUndefined();
});
