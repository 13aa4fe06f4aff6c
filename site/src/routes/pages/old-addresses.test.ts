import { describe, expect, it } from 'vitest';
import { knownAddress, locationOf, withoutClosingSlash } from './old-addresses.ts';

describe('withoutClosingSlash', () => {
  it.each([
    ['/agents/', '/agents'],
    ['/property/a/b/1//', '/property/a/b/1'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['///', '/'],
  ])('%s leads to %s', (from, to) => {
    expect(withoutClosingSlash(from)).toBe(to);
  });

  it.each(['/', '/agents', '/a/b'])('leaves %s alone', (path) => {
    expect(withoutClosingSlash(path)).toBeNull();
  });
});

describe('locationOf', () => {
  it.each([
    ['/agents', '?utm_source=mail', '/agents?utm_source=mail'],
    ['/agents?x=1', '?utm_source=mail', '/agents?x=1'],
    ['/agents#team', '?a=1', '/agents?a=1#team'],
    ['/über uns', '', '/%C3%BCber%20uns'],
    ['https://example.com', '?a=1', 'https://example.com/?a=1'],
  ])('%s with %j leads to %s', (to, search, location) => {
    expect(locationOf({ to, search })).toBe(location);
  });
});

describe('knownAddress', () => {
  it.each([
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/Login', '/forms/login'],
    ['/alerts', '/alerts/manage'],
    ['/Agents/Ada-Example', '/agents/ada-example'],
  ])('%s is %s', (from, to) => {
    expect(knownAddress(from)).toBe(to);
  });

  it.each(['/agents', '//EVIL.example', '/\\EVIL.example', '/shared/AbC', '/news/%C3%84'])(
    'knows nothing better than %s',
    (path) => {
      expect(knownAddress(path)).toBeNull();
    },
  );
});
