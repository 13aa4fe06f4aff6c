import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { readToken, signToken } from '#site/server/signed-token.ts';

/** How long a private link works, ms. */
export const PRIVATE_LINK_MS = 30 * 24 * 60 * 60 * 1000;
const PURPOSE = 'private listing';

/** The address that shows a listing which is not on the website to anyone who has it, for 30 days. `now`: epoch ms. */
export function privateListingPath({ listing, now }: { listing: number; now: number }): string {
  const token = signToken({
    secret: secret(),
    purpose: PURPOSE,
    data: listing,
    expiresAt: now + PRIVATE_LINK_MS,
  });
  return `/private/${listing}?${new URLSearchParams({ t: token })}`;
}

/** Whether a token opens this listing at this moment. */
export const opensPrivately = ({
  listing,
  token,
  now,
}: {
  listing: number;
  token: string;
  now: number;
}): boolean => readToken<number>({ secret: secret(), purpose: PURPOSE, token, now }) === listing;

const secret = () => readSecrets(env().dataDir).payload;
