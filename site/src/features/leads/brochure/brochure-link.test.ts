import { expect, it } from 'vitest';
import { brochureDownload, isBrochureToken, readBrochureToken } from './brochure-link.ts';

const reference = 'FR-7K3M9Q';
const tokenOf = (secret = 'secret') =>
  brochureDownload({ reference, secret }).href.replace('/brochures/', '');

it('the address of a brochure names its lead to us and looks like one to everybody', () => {
  expect(readBrochureToken({ token: tokenOf(), secret: 'secret' })).toBe(reference);
  expect(isBrochureToken(tokenOf())).toBe(true);
});

it.each([
  ['signed by somebody else', tokenOf('other')],
  ['of another lead', tokenOf().replace('7K3M9Q', '7K3M9R')],
  ['without a signature', reference],
  ['cut', tokenOf().slice(0, -1)],
  ['longer', `${tokenOf()}x`],
  ['nothing', ''],
  ['a path', `../../${reference}.x`],
])('an address %s leads nowhere', (_, token) => {
  expect(readBrochureToken({ token, secret: 'secret' })).toBeUndefined();
});
