import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';

describe('the client address', () => {
  const ask = (forwardedFor: string | undefined, trustProxy: boolean) =>
    clientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustProxy });

  it.each([
    ['no proxy is trusted: what the header says is not believed', '203.0.113.9', false, '10.0.0.1'],
    ['a trusted proxy names the visitor', '203.0.113.9', true, '203.0.113.9'],
    ['the visitor’s own entries stand before the proxy’s', '1.2.3.4, 203.0.113.9', true, '203.0.113.9'],
    ['nonsense is not believed', 'unknown', true, '10.0.0.1'],
    ['no header', undefined, true, '10.0.0.1'],
  ])('%s', (_, header, trust, expected) => {
    expect(ask(header, trust)).toBe(expected);
  });
});

describe('the key that limits count by', () => {
  it('is one for a whole IPv6 /64', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });

  it('is the IPv4 address, also when it comes in IPv6 clothes', () => {
    expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(addressKey('203.0.113.9')).not.toBe(addressKey('203.0.113.8'));
  });

  it('is one for all that have no address', () => {
    expect(addressKey('unknown')).toBe('unknown');
  });
});
