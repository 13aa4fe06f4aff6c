import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { newTotpSecret, totpStep } from '#site/server/totp.ts';

/** Recovery codes, each good once. */
const RECOVERY_CODES = 10;

/** What is stored of somebody's two-step sign-in. The secret is encrypted, codes are hashes with the install's own key. */
type Stored = {
  secret: string;
  /** ISO instant; undefined until the first code has shown that the app is set up. */
  since?: string;
  /** The step of the last code that counted. */
  last: number;
  recovery: string[];
};

// In the table of small values: no record of a user, no version and no audit log ever holds it.
const keyOf = (user: number) => `two-step:${user}`;
const read = (payload: Payload, user: number) => payload.kv.get<Stored>(keyOf(user));
const write = (payload: Payload, user: number, stored: Stored) => payload.kv.set(keyOf(user), stored);

/** One change at a time in all instances, so that no code counts twice. Under one name: see {@link oneAtATime}. */
const inTurn = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  oneAtATime({ payload, name: 'two-step', work });

/** Since when somebody signs in with a code, and how many recovery codes they have; undefined without. */
export async function twoStepOf(
  payload: Payload,
  user: number,
): Promise<{ since: string; recoveryLeft: number } | undefined> {
  const stored = await read(payload, user);
  return stored?.since ? { since: stored.since, recoveryLeft: stored.recovery.length } : undefined;
}

/** Begins to set it up: a new secret, which asks for nothing before {@link confirmTwoStep}. Undefined where it is on. */
export const beginTwoStep = (payload: Payload, user: number): Promise<string | undefined> =>
  inTurn(payload, async () => {
    if ((await read(payload, user))?.since) return undefined;
    const secret = newTotpSecret();
    await write(payload, user, { secret: payload.encrypt(secret), last: 0, recovery: [] });
    return secret;
  });

/** Turns it on with the first right code. Returns the recovery codes, which are shown once; undefined for a wrong code. */
export const confirmTwoStep = (
  payload: Payload,
  { user, code, now }: { user: number; code: string; now: number },
): Promise<string[] | undefined> =>
  inTurn(payload, async () => {
    const stored = await read(payload, user);
    if (!stored || stored.since) return undefined;
    const last = totpStep({ secret: payload.decrypt(stored.secret), code: plain(code), now });
    if (last === undefined) return undefined;
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
    const since = new Date(now).toISOString();
    await write(payload, user, {
      ...stored,
      since,
      last,
      recovery: codes.map((each) => hashOf(payload, each)),
    });
    return codes.map((each) => each.replace(/^(.{5})/, '$1-'));
  });

/** Whether a code of the app or a recovery code is right; it is used up by this. */
export const takeTwoStepCode = (
  payload: Payload,
  { user, code, now }: { user: number; code: string; now: number },
): Promise<boolean> =>
  inTurn(payload, async () => {
    const stored = await read(payload, user);
    if (!stored?.since) return false;
    const asked = plain(code);
    const secret = payload.decrypt(stored.secret);
    const step = totpStep({ secret, code: asked, now, last: stored.last });
    if (step !== undefined) {
      await write(payload, user, { ...stored, last: step });
      return true;
    }
    const hash = Buffer.from(hashOf(payload, asked));
    const used = stored.recovery.findIndex((each) => timingSafeEqual(Buffer.from(each), hash));
    if (used === -1) return false;
    await write(payload, user, { ...stored, recovery: stored.recovery.toSpliced(used, 1) });
    return true;
  });

/** Turns it off, and forgets everything about it. */
export const endTwoStep = (payload: Payload, user: number): Promise<void> =>
  inTurn(payload, () => payload.kv.delete(keyOf(user)));

/** As people type it: with spaces, dashes and capitals. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();
/** With a key: a copy of the database alone must not be enough to try all codes. */
const hashOf = ({ secret }: Payload, code: string): string =>
  createHmac('sha256', secret).update(`recovery code ${code}`).digest('hex');
