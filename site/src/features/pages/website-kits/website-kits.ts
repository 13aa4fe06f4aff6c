import { city } from './kits/city.ts';
import { coast } from './kits/coast.ts';
import { harbour } from './kits/harbour.ts';
import type { WebsiteKit } from './website-kit.ts';

/** Every website kit, in the order staff see them. */
export const WEBSITE_KITS: readonly WebsiteKit[] = [harbour, coast, city];

/** What a preview link calls a kit: `/preview/website-kits/harbour`. */
export const KIT_PREVIEW = 'website-kits';

/** The kit of this key; undefined where there is none. */
export const kitOf = (key: unknown): WebsiteKit | undefined => WEBSITE_KITS.find((kit) => kit.key === key);
