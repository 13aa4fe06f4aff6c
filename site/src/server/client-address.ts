import ipaddr from 'ipaddr.js';

/**
 * The client's address. X-Forwarded-For counts only behind a trusted proxy, and then only its last entry, which the proxy
 * wrote: clients can forge the others.
 */
export function clientAddress({
  socketAddress,
  forwardedFor,
  trustProxy,
}: {
  socketAddress: string | undefined;
  forwardedFor: string | undefined;
  trustProxy: boolean;
}): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded && ipaddr.isValid(forwarded) ? forwarded : (socketAddress ?? 'unknown');
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${network.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
