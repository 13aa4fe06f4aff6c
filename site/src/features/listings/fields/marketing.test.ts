import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { endAfterStart } from './marketing.ts';

const check = (startsAt: string, endsAt: string) =>
  endAfterStart(new Date(endsAt), {
    siblingData: { startsAt },
    required: true,
    req: { t: (key: string) => key } as unknown as PayloadRequest,
  } as Parameters<typeof endAfterStart>[1]);

describe('an inspection', () => {
  it('ends after it starts', () => {
    expect(check('2026-11-28T00:00:00Z', '2026-11-28T00:30:00Z')).toBe(true);
    expect(check('2026-11-28T00:00:00Z', '2026-11-27T23:00:00Z')).toMatch(/must end after it starts/);
    expect(check('2026-11-28T00:00:00Z', '2026-11-28T00:00:00Z')).toMatch(/must end after it starts/);
  });
});
