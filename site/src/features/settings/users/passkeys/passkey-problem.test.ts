import { expect, it } from 'vitest';
import { passkeyProblem } from './passkey-problem.ts';

it.each([
  ['a device that has one already', { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, /already has/],
  ['a dialog that was closed', { name: 'NotAllowedError' }, /cancelled/],
  ['another address than SITE_URL', { name: 'SecurityError' }, /own address/],
  ['a browser without passkeys', new Error('WebAuthn is not supported'), /Try another one/],
])('%s is told what to do', (_, error, sentence) => {
  expect(passkeyProblem(error)).toMatch(sentence);
});
