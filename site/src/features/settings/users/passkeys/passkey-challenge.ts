import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { readToken, signToken } from '#site/server/signed-token.ts';

/** How long somebody may take to use their passkey, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** Challenges that were answered, until they would have expired. Few: only known passkeys answer any. */
const ANSWERED = 'passkey-challenges';
type Answered = { id: string; until: number }[];
type Challenge = { id: string; until: number };

type Asked = {
  payload: Payload;
  /** What the answer is for: `passkey sign-in`, or the registration of one person in one session. */
  purpose: string;
  /** Epoch ms. */
  now: number;
};

/**
 * A challenge for a passkey. It is signed and not stored, so that nobody fills the database by asking for them, and any
 * instance can check it.
 */
export function newChallenge({ payload, purpose, now }: Asked): string {
  const until = now + CHALLENGE_MS;
  const data: Challenge = { id: randomUUID(), until };
  return signToken({ secret: payload.secret, purpose, data, expiresAt: until });
}

/**
 * Whether a passkey answered a challenge of ours, for this purpose and in time, that was not answered before. Uses it up.
 * Call it one at a time in all instances.
 */
export async function takeChallenge({
  payload,
  purpose,
  now,
  challenge,
}: Asked & {
  /** As in the client data: base64url of its text. */
  challenge: string;
}): Promise<boolean> {
  const token = Buffer.from(challenge, 'base64url').toString();
  const asked = readToken<Challenge>({ secret: payload.secret, purpose, token, now });
  if (!asked) return false;
  const answered = (await payload.kv.get<Answered>(ANSWERED)) ?? [];
  if (answered.some(({ id }) => id === asked.id)) return false;
  const open = answered.filter(({ until }) => until > now);
  await payload.kv.set(ANSWERED, [...open, { id: asked.id, until: asked.until }]);
  return true;
}
