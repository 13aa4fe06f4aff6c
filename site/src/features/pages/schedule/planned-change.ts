import { TIME_ZONES, type TimeZone } from '#site/ui/admin/time-zones.ts';
import type { Designed } from '../designed.ts';

/** The collections whose records can be published at a chosen time. */
export type Scheduled = Designed | 'listings';

/** What happens to a record at a chosen time. */
export type Change = 'publish' | 'unpublish';

/** A change that staff scheduled. */
export type PlannedChange = {
  id: string;
  change: Change;
  /** Epoch ms. */
  at: number;
  /** The time zone in which it was chosen. */
  zone: TimeZone;
  /** The name of who scheduled it; null where that person is gone. */
  by: string | null;
  /** It was due and could not be done. */
  failed: boolean;
};

export const CHANGES: Record<Change, { does: string; done: string }> = {
  publish: { does: 'Publish', done: 'published' },
  unpublish: { does: 'Unpublish', done: 'unpublished' },
};

/** Why a change that was due did not happen, and what to do. */
export const FAILED =
  'This did not happen. Something was missing, or the person who scheduled it may no longer publish. Remove it and schedule it again.';

export const isChange = (value: unknown): value is Change =>
  typeof value === 'string' && Object.hasOwn(CHANGES, value);

export const isZone = (value: unknown): value is TimeZone =>
  typeof value === 'string' && Object.hasOwn(TIME_ZONES, value);
