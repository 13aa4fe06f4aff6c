import { expect, it } from 'vitest';
import { looksLikeToken, signText } from '#site/server/signed-token.ts';
import { brochureDownload, readBrochureToken } from './brochure-link.ts';

const reference = 'FR-7K3M9Q';
const tokenOf = (secret = 'secret') =>
  brochureDownload({ reference, secret }).href.replace('/brochures/', '');

it('the address of a brochure names its lead to us and looks like a token to everybody', () => {
  expect(readBrochureToken({ token: tokenOf(), secret: 'secret' })).toBe(reference);
  expect(looksLikeToken(tokenOf())).toBe(true);
});

it.each([
  ['signed by somebody else', tokenOf('other')],
  ['of another lead', tokenOf().replace('7K3M9Q', '7K3M9R')],
  ['signed for another purpose', signText({ secret: 'secret', purpose: 'visitor', text: reference })],
  ['without a signature', reference],
  ['with a signature of 22 characters, as they once were', tokenOf().slice(0, reference.length + 23)],
  ['cut', tokenOf().slice(0, -1)],
  ['longer', `${tokenOf()}x`],
  ['nothing', ''],
  ['a path', `../../${reference}.x`],
])('an address %s is refused', (_, token) => {
  expect(readBrochureToken({ token, secret: 'secret' })).toBeUndefined();
});
