import { expect, it } from 'vitest';
import { isAllowedHost } from './public-address.ts';

it.each([
  ['https://files.lan/feed.xml', ['files.lan'], true],
  ['https://files.lan/feed.xml', ['files.lan:443'], true],
  ['ftp://10.0.0.5/', ['10.0.0.5:21'], true],
  ['ftps://Files.LAN/', ['files.lan:21'], true],
  ['ftp://10.0.0.5:2121/', ['10.0.0.5:2121'], true],
  ['ftp://10.0.0.5:2121/', ['10.0.0.5'], false],
  ['http://10.0.0.5/', ['10.0.0.5:21'], false],
  ['http://10.0.0.5/', true, true],
  ['http://10.0.0.5/', false, false],
])('%s, where %j may be private: %s', (address, allowed, expected) => {
  expect(isAllowedHost(new URL(address), allowed)).toBe(expected);
});
