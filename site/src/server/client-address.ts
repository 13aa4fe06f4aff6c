import ipaddr from 'ipaddr.js';

/**
 * Who is asking. X-Forwarded-For counts only behind a trusted proxy, and then its last entry: that is the one the
 * proxy wrote, what stands before it the visitor may have made up.
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

/** What rate limits count by: an IPv4 address, or the /64 network that one IPv6 subscriber has to themselves. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${network.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
