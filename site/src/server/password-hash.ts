import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** How Payload stores passwords: this before the hash, and these numbers for making it. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ROUNDS = 600_000;
const LENGTH = 32;

const derive = (password: string, salt: string): Promise<Buffer> =>
  promisify(pbkdf2)(password, salt, ROUNDS, LENGTH, 'sha256');

/** Whether a password is the one that Payload stored as this hash and salt. */
export async function isStoredPassword({
  password,
  hash,
  salt,
}: {
  password: string;
  hash: string;
  salt: string;
}): Promise<boolean> {
  const stored = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex');
  const asked = await derive(password, salt);
  return stored.length === asked.length && timingSafeEqual(stored, asked);
}

/** Takes as long as comparing a password does, so that an unknown account cannot be told from a wrong password. */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'));
}
