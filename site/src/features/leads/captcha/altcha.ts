import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LRUCache } from 'lru-cache';

/** How hard a puzzle is: rounds for each attempt, and the range of attempts that holds the answer. */
export type Work = { cost: number; from: number; to: number };

/** About a second on a desktop computer, a few on an old phone, while the visitor types. */
const WORK: Work = { cost: 2000, from: 1000, to: 4000 };

/** How long a solved puzzle is valid, in ms: the time to fill in a form. */
const VALID_MS = 60 * 60 * 1000;

const MAX_RESPONSE_LENGTH = 4096;

/**
 * Our own captcha: the visitor's browser solves a puzzle that we signed, and no other company is involved. A solved
 * puzzle is valid for one form, once, for an hour.
 */
export function createAltcha({
  secret,
  now = Date.now,
  work = WORK,
}: {
  secret: string;
  /** Epoch ms. */
  now?: () => number;
  work?: Work;
}) {
  // Used puzzles of this process; to push one out early an attacker would have to solve 50,000.
  const used = new LRUCache<string, true>({ max: 50_000, ttl: VALID_MS });
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} answer` };

  return {
    challenge: (form: string): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.from, work.to),
        deriveKey,
        data: { form },
        expiresAt: new Date(now() + VALID_MS),
        ...secrets,
      }),

    /** Whether this solves an unused puzzle of ours for this form. Marks it as used. */
    async verify({ form, response }: { form: string; response: string }): Promise<boolean> {
      const payload = readPayload(response);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      const signature = challenge.signature ?? '';
      if (!verified || challenge.parameters.data?.form !== form || used.has(signature)) return false;
      used.set(signature, true);
      return true;
    },
  };
}

/** What the widget sends: JSON in Base64. Undefined for anything else. */
function readPayload(response: string): Payload | undefined {
  if (!response || response.length > MAX_RESPONSE_LENGTH) return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the part of the shape that is read before the signature is checked. */
function isPayload(value: unknown): value is Payload {
  const { challenge, solution } = (value ?? {}) as Record<string, Record<string, unknown> | null>;
  return (
    typeof challenge?.parameters === 'object' && challenge.parameters !== null && solution instanceof Object
  );
}
