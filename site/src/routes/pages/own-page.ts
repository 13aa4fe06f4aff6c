import type { Payload } from 'payload';
import { pageIdAt } from '#site/features/pages/load-page.ts';

/** Whether staff gave an address to a page of their own. Their addresses have lowercase letters, digits and hyphens. */
export const isStaffs = async (payload: Payload, path: string): Promise<boolean> =>
  /^[a-z0-9/-]+$/.test(path) && (await pageIdAt(payload, path)) !== undefined;
