import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Payload, ValidationError } from 'payload';
import { DEFAULT_QUIET_HOURS } from '#site/features/subscribers/quiet-hours-fields.ts';
import type { Account } from '#site/server/current-visitor.ts';
import { query } from '#site/server/database.ts';
import { accountOf } from './account-sessions.ts';
import { normalEmail } from './normal-email.ts';

/** The fields of an account that can be changed. */
export type AccountChange = Partial<Omit<Account, 'id'>> & { password?: string };

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Reads and writes subscribers. Email addresses are normalised before they are stored or looked up. */
export function createAccountStore({ payload }: { payload: Payload }) {
  const find = async (id: number): Promise<Account | undefined> => {
    const found = await payload.findByID({ collection: 'subscribers', id, disableErrors: true });
    return found ? accountOf(found) : undefined;
  };

  return {
    find,

    async findByEmail(email: string): Promise<Account | undefined> {
      const { docs } = await payload.find({
        collection: 'subscribers',
        where: { email: { equals: normalEmail(email) } },
        limit: 1,
        pagination: false,
      });
      return docs[0] && accountOf(docs[0]);
    },

    /** Undefined if the address is taken or no email can be sent to it. */
    async create({
      email,
      password,
      ...person
    }: Pick<Account, 'email' | 'firstName'> &
      Partial<Pick<Account, 'lastName' | 'mobile'>> & {
        password?: string;
      }): Promise<Account | undefined> {
      try {
        const made = await payload.create({
          collection: 'subscribers',
          data: {
            ...person,
            email: normalEmail(email),
            ...(password ? { password, hasPassword: true } : unknownPassword()),
            timeZone: 'Australia/Sydney',
            quietFrom: DEFAULT_QUIET_HOURS.from,
            quietUntil: DEFAULT_QUIET_HOURS.until,
          },
        });
        return accountOf(made);
      } catch (error) {
        if (error instanceof ValidationError) return undefined;
        throw error;
      }
    },

    /** False if the address is taken. A new password ends every session except the given one. */
    async change({
      id,
      session,
      ...change
    }: AccountChange & { id: number; session?: string }): Promise<boolean> {
      const data = {
        ...change,
        ...(change.email === undefined ? {} : { email: normalEmail(change.email) }),
        ...(change.password === undefined ? {} : { hasPassword: change.hasPassword ?? true }),
      };
      try {
        // Payload keeps the session in which the password was changed.
        const user = session ? { id, collection: 'subscribers', _sid: session } : undefined;
        await payload.update({ collection: 'subscribers', id, data, user });
        return true;
      } catch (error) {
        if (error instanceof ValidationError) return false;
        throw error;
      }
    },

    /** Whether a confirmation email was ever queued for a subscriber. */
    async wasAskedToConfirm(id: number): Promise<boolean> {
      const rows = await query(
        payload,
        sql`select id from account_mails where subscriber_id = ${id} and kind = 'confirm' limit 1`,
      );
      return rows.length > 0;
    },

    /** A change that removes the password. */
    unknownPassword,

    /** Changes with every new password: links that work only once depend on it. */
    async passwordMark(id: number): Promise<string> {
      const [row] = await query(payload, sql`select hash, salt from subscribers where id = ${id}`);
      return row ? `${row.salt}.${row.hash}` : '';
    },

    /** Deletes the account permanently, with what other parts store for it. */
    async erase(id: number): Promise<void> {
      await payload.delete({ collection: 'subscribers', id });
    },
  };
}

/** A random password that nobody knows, so that nobody can sign in. */
const unknownPassword = () => ({ password: randomBytes(32).toString('base64url'), hasPassword: false });
