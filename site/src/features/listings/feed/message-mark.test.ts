import { expect, it } from 'vitest';
import { messageOf } from '../testing/message.ts';
import { messageMark } from './message-mark.ts';

const WEEK_MS = 7 * 86_400_000;
const INNER = '<price>500000</price><listingAgent id="1"><name>Mia Chen</name></listingAgent>';

async function markOf({ inner = INNER, modTime = '2026-11-01-09:00:00', line = 1, ...changes } = {}) {
  return messageMark({
    message: { ...(await messageOf({ inner, modTime })), line },
    receivedAt: new Date('2026-11-02T00:00:00Z'),
    findOffice: () => 1,
    findAgent: () => undefined,
    ...changes,
  });
}

it('is the same for the same message, wherever in a file it stands', async () => {
  expect(await markOf({ line: 99 })).toBe(await markOf());
});

it('is another for another content, office or profile, and once a week', async () => {
  const others = await Promise.all([
    markOf({ inner: INNER.replace('500000', '510000') }),
    markOf({ modTime: '2026-11-01-09:00:01' }),
    markOf({ findOffice: () => 2 } as object),
    markOf({ findAgent: () => 7 } as object),
    markOf({ receivedAt: new Date(Date.parse('2026-11-02') + WEEK_MS) } as object),
  ]);
  expect(new Set([await markOf(), ...others]).size).toBe(others.length + 1);
});
