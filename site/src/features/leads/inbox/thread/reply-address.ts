import type { Payload } from 'payload';
import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { isSame, keyedHash } from '#site/server/signed-token.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';

const secret = () => readSecrets(env().dataDir).forms;
/** In lowercase: mail servers may change an address to it. 96 bits, in the 64 characters that there are. */
const codeOf = (lead: number) =>
  keyedHash({ secret: secret(), purpose: 'reply address', text: String(lead) }).slice(0, 24);

/** The address that answers about a lead come back to; undefined where received mail is not set up. */
export async function replyAddress({
  payload,
  lead,
}: {
  payload: Payload;
  lead: number;
}): Promise<string | undefined> {
  const { replyAddress: base } = await loadLeadHandling(payload);
  if (!base) return undefined;
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${lead}-${codeOf(lead)}${base.slice(at)}`;
}

/** The lead that an address was made for; undefined for every other address. */
export function leadOfAddress(address: string): number | undefined {
  const [, lead = '', code = ''] =
    /\+([1-9]\d{0,11})-([0-9a-f]{24})@[^@]+$/.exec(address.toLowerCase()) ?? [];
  return lead && isSame(codeOf(Number(lead)), code) ? Number(lead) : undefined;
}

/** What a mail provider's webhook has in its path. Another address has another key, so a leaked one can be replaced. */
export const webhookKey = (address: string): string =>
  keyedHash({ secret: secret(), purpose: 'received mail', text: address.toLowerCase() });
