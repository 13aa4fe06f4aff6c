import type { TimeZone } from '#site/ui/admin/time-zones.ts';

/** Something that will change what visitors see, at a known time. */
export type ComingChange = {
  key: string;
  /** Epoch ms. */
  at: number;
  /** The time zone in which it was chosen. */
  zone: TimeZone;
  /** What happens, for example “Publish”. */
  does: string;
  /** What kind of record it is, as staff know it, and its name. */
  kind: string;
  name: string;
  /** Where it is changed. */
  href: string;
  by?: string;
  /** It was due and could not be done. */
  failed?: boolean;
  /** The address that cancels it; changes that are part of a record have none. */
  cancel?: string;
};
