import { isIP } from 'node:net';
import { APIError } from 'payload';
import { env } from '#site/server/env.ts';

/** What passkeys are bound to: they work at this origin, and for this domain name alone. */
export type PasskeyAddress = { origin: string; rpId: string };

/** Why this website can have no passkeys; browsers make them for domain names over HTTPS, and for localhost. */
const NO_PASSKEYS =
  'Passkeys need a website with HTTPS and a domain name. The person who runs the server sets it as SITE_URL.';

/** The address of the website, or undefined where browsers would make no passkeys for it. */
export function passkeyAddress(siteUrl = env().siteUrl): PasskeyAddress | undefined {
  const { origin, protocol, hostname } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { origin, rpId: hostname } : undefined;
}

/** Throws where browsers would make no passkeys for this website. */
export function expectPasskeyAddress(): PasskeyAddress {
  const address = passkeyAddress();
  if (!address) throw new APIError(NO_PASSKEYS, 409);
  return address;
}
