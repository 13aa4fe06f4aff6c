import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf } from './host-name.ts';

describe('hostOf', () => {
  it.each([
    ['example.com', 'example.com'],
    ['https://www.Example.COM.au/buy?x=1#top', 'example.com.au'],
    ['//www.example.com', 'example.com'],
    ['http://user:secret@shop.example.com:8080/', 'shop.example.com'],
    ['  WWW.example.com.  ', 'example.com'],
    ['www.www.example.com', 'example.com'],
    ['https://www.com/', 'www.com'],
    ['localhost:3000', 'localhost'],
    ['https://müller.example', 'xn--mller-kva.example'],
    ['http://[::1]:3000/', '[::1]'],
  ])('reads %s as %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });

  it.each(['', '   ', 'https://', 'two words', 'ftp://example.com', 'mailto:zoe@', `${'a'.repeat(250)}.com`])(
    'finds no host in “%s”',
    (address) => {
      expect(hostOf(address)).toBeUndefined();
    },
  );

  it('gives the same for a host however it is written', () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.constantFrom('', 'http://', 'https://', 'HTTPS://', '//'),
        fc.constantFrom('', 'www.', 'WWW.'),
        fc.constantFrom('', '/', ':8443/a/b?c=d', '?q', '#here'),
        (domain, scheme, www, rest) => {
          const plain = hostOf(domain);
          expect(hostOf(`${scheme}${www}${domain}${rest}`)).toBe(plain);
          expect(hostOf(plain ?? '')).toBe(plain);
        },
      ),
    );
  });

  it('never throws, and gives only what it would give again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const host = hostOf(text);
        if (host !== undefined) expect(hostOf(host)).toBe(host);
      }),
    );
  });
});
