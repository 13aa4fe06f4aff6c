import type { Payload } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';

/** A person's passkey, as it is stored: the public half, which is no secret. */
export type Passkey = {
  /** The id that the authenticator gave it, base64url. */
  id: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** How often it was used, where the authenticator counts; 0 otherwise. */
  counter: number;
  /** How browsers reach it: `internal`, `usb`, `hybrid`… */
  transports: string[];
  /** What its owner calls it. */
  name: string;
  /** ISO instants. */
  since: string;
  used?: string;
};

/** Most that one person may have. */
export const MAX_PASSKEYS = 20;

// In the table of small values, as two-step sign-in is: no record of a user, no version and no export holds it.
const keyOf = (user: number) => `passkeys:${user}`;

/** The passkeys of somebody, oldest first. */
export const passkeysOf = async (payload: Payload, user: number): Promise<Passkey[]> =>
  (await payload.kv.get<Passkey[]>(keyOf(user))) ?? [];

const write = (payload: Payload, user: number, passkeys: Passkey[]) =>
  passkeys.length > 0 ? payload.kv.set(keyOf(user), passkeys) : payload.kv.delete(keyOf(user));

/** One change at a time in all instances, so that no challenge is answered twice. Under one name: see {@link oneAtATime}. */
const inTurn = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  oneAtATime({ payload, name: 'passkeys', work });

/** Stores the passkey that `make` has checked; nothing where it gives none. False: there are too many, or it is there. */
export const addPasskey = (
  payload: Payload,
  user: number,
  make: () => Promise<Passkey | undefined>,
): Promise<Passkey | false | undefined> =>
  inTurn(payload, async () => {
    const made = await make();
    if (!made) return undefined;
    const stored = await passkeysOf(payload, user);
    if (stored.length >= MAX_PASSKEYS || stored.some(({ id }) => id === made.id)) return false;
    await write(payload, user, [...stored, made]);
    return made;
  });

/** Uses a passkey of somebody: `check` returns its new counter, or undefined where it is refused. */
export const usePasskey = (
  payload: Payload,
  { user, id, now }: { user: number; id: string; now: number },
  check: (passkey: Passkey) => Promise<number | undefined>,
): Promise<boolean> =>
  inTurn(payload, async () => {
    const stored = await passkeysOf(payload, user);
    const passkey = stored.find((each) => each.id === id);
    const counter = passkey && (await check(passkey));
    if (counter === undefined) return false;
    const used = new Date(now).toISOString();
    await write(
      payload,
      user,
      stored.map((each) => (each === passkey ? { ...each, counter, used } : each)),
    );
    return true;
  });

/** Gives a passkey another name. Returns the one it had; undefined where there is no such passkey. */
export const renamePasskey = (
  payload: Payload,
  { user, id, name }: { user: number; id: string; name: string },
): Promise<string | undefined> =>
  inTurn(payload, async () => {
    const stored = await passkeysOf(payload, user);
    const before = stored.find((each) => each.id === id)?.name;
    if (before === undefined) return undefined;
    await write(
      payload,
      user,
      stored.map((each) => (each.id === id ? { ...each, name } : each)),
    );
    return before;
  });

/** Removes a passkey: nobody signs in with it again. Returns its name; undefined where there is no such passkey. */
export const removePasskey = (
  payload: Payload,
  { user, id }: { user: number; id: string },
): Promise<string | undefined> =>
  inTurn(payload, async () => {
    const stored = await passkeysOf(payload, user);
    const found = stored.find((each) => each.id === id);
    if (!found) return undefined;
    await write(
      payload,
      user,
      stored.filter((each) => each !== found),
    );
    return found.name;
  });

/** Removes all passkeys of somebody. */
export const removePasskeys = (payload: Payload, user: number): Promise<void> =>
  inTurn(payload, () => payload.kv.delete(keyOf(user)));
