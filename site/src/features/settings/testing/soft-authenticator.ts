import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/* For tests: an authenticator without a device, as the standard describes it (WebAuthn, ES256, no attestation). */

/** What may differ from what a browser on the website would send. */
type Odd = {
  origin?: string;
  rpId?: string;
  /** False: the person was not asked for their fingerprint or PIN. */
  isVerified?: boolean;
  challenge?: string;
  counter?: number;
  userHandle?: string;
};

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** Flags of what an authenticator says of a use: somebody is there, was verified, and a new key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** An authenticator with one passkey, used at the website of this origin. */
export function softAuthenticator(siteOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let owner = '';

  const clientData = (type: string, challenge: string, { origin = siteOrigin }: Odd): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData(
    { rpId = new URL(siteOrigin).hostname, isVerified = true, counter = 0 }: Odd,
    key?: Buffer,
  ) {
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + (key ? NEW_KEY : 0);
    const made = key ? [Buffer.alloc(16), uint(id.length, 2), id, key] : [];
    return Buffer.concat([sha256(rpId), uint(flags, 1), uint(counter, 4), ...made]);
  }
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (name: number, value: string) =>
      Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')]);
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      point(0x21, x),
      point(0x22, y),
    ]);
  }
  const named = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** Makes the passkey. */
    register(options: PublicKeyCredentialCreationOptionsJSON, odd: Odd = {}): RegistrationResponseJSON {
      owner = options.user.id;
      const data = authData(odd, coseKey());
      const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x59]), uint(data.length, 2), data],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', odd.challenge ?? options.challenge, odd)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs in with it. */
    answer(options: PublicKeyCredentialRequestOptionsJSON, odd: Odd = {}): AuthenticationResponseJSON {
      const client = clientData('webauthn.get', odd.challenge ?? options.challenge, odd);
      const data = authData(odd);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: odd.userHandle ?? owner,
        },
      };
    },
  };
}
