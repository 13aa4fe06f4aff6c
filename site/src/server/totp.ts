import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a code is shown, in s, as every authenticator app has it. */
const STEP_S = 30;
const DIGITS = 6;
/** How many steps a phone's clock may be before or behind. */
const DRIFT = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for codes that change with time (TOTP, RFC 6238): 160 bits in base32. */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** The code of a secret at a moment (epoch ms). */
export const totpCode = (secret: string, now: number): string => codeAt(secret, stepAt(now));

/**
 * The step whose code this is, among those around now that come after `last`; undefined for any other code. A code counts
 * once: store the step, and give it as `last` the next time.
 */
export function totpStep({
  secret,
  code,
  now,
  last = 0,
}: {
  secret: string;
  code: string;
  /** Epoch ms. */
  now: number;
  last?: number;
}): number | undefined {
  const asked = Buffer.from(code);
  const at = stepAt(now);
  for (let step = at - DRIFT; step <= at + DRIFT; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (step > last && asked.length === right.length && timingSafeEqual(asked, right)) return step;
  }
  return undefined;
}

/** The address that authenticator apps read from a QR code. */
export function totpAddress({
  secret,
  account,
  issuer,
}: {
  secret: string;
  account: string;
  issuer: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_S);

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
