import { expect, it } from 'vitest';
import { passkeyAddress } from './passkey-address.ts';

it.each([
  ['https://www.example.com.au', { origin: 'https://www.example.com.au', rpId: 'www.example.com.au' }],
  [
    'https://www.example.com.au:8443',
    { origin: 'https://www.example.com.au:8443', rpId: 'www.example.com.au' },
  ],
  ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['http://www.example.com.au', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
])('at %s passkeys are for %j', (siteUrl, address) => {
  expect(passkeyAddress(siteUrl)).toEqual(address);
});
