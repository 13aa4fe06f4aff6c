import type { Door } from '../types/lead-types.ts';

/** What entries on a phone are sorted by: the open home, whichever link it was opened with. */
export const doorKey = ({ listing, inspection }: Door): string => `${listing} ${inspection}`;
