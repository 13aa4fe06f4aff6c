import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address outside the public internet, which is refused when a user supplied it. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * Whether an IP address is one of the public internet. Private, loopback, link-local, carrier-grade NAT, cloud metadata,
 * multicast, documentation and every kind of IPv6 that wraps an IPv4 address are not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return false;
  // Of IPv6 only what is allocated today, 2000::/3; forms that wrap an IPv4 address are outside of it.
  return ip.kind() === 'ipv4' || ip.match(ipaddr.parse('2000::'), 3);
}

/**
 * Name resolution that refuses names with an address that is not public. The connection is made to the very addresses
 * that were checked, so a name cannot answer differently in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

/** Refuses an address written as numbers; those are never looked up. */
export function refuseNumericHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError();
}

/** One address of a host, checked as {@link publicLookup} does, for what connects by itself. Throws {@link PrivateAddressError}. */
export function publicAddressOf(hostname: string): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host))
    return isPublicAddress(host) ? Promise.resolve(host) : Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) =>
    publicLookup(host, {}, (error, address) => (error ? reject(error) : resolve(String(address)))),
  );
}

/** The ports that an address leaves out. */
const USUAL_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443', 'ftp:': '21', 'ftps:': '21' };

/** Whether an address may be on a private network: all may, or those of a list of hosts, `files.lan` or `10.0.0.5:21`. */
export function isAllowedHost(url: URL, allowed: boolean | readonly string[]): boolean {
  if (typeof allowed === 'boolean') return allowed;
  const named = [url.host, `${url.hostname}:${url.port || USUAL_PORTS[url.protocol]}`];
  return named.some((host) => allowed.includes(host.toLowerCase()));
}
