import { executeAuthStrategies, type Payload, type PayloadRequest } from 'payload';
import { staffOf } from '../access.ts';
import { databaseAnswers } from '../database-away.ts';
import { hasStaffCookie } from '../staff-cookie.ts';

/** Whether requests come from staff who are signed in, as Payload itself decides it, and what files they may send. */
export function staffSessions(payload: Payload) {
  const signedIn = async (headers: Headers) => (await executeAuthStrategies({ payload, headers })).user;
  const { collections, globals } = payload.config;
  return {
    holdings: {
      uploads: collections.filter(({ upload }) => upload).map(({ slug }) => slug),
      unversioned: [
        ...collections.filter(({ versions }) => !versions).map(({ slug }) => slug),
        ...globals.filter(({ versions }) => !versions).map(({ slug }) => `globals/${slug}`),
      ],
    },
    /** Also with a password that somebody else chose: it is changed by a request that passes here. */
    isStaff: async (headers: Headers): Promise<boolean> =>
      Boolean(staffOf({ user: await signedIn(headers) }, { anyPassword: true })),
    /** Payload takes people for signed out while the database does not answer. Only asked about a cookie that is ours. */
    cannotTell: async (headers: Headers): Promise<boolean> =>
      hasStaffCookie(headers.get('cookie') ?? undefined, payload.secret) && !(await databaseAnswers(payload)),
    /** Checked before a file is received: the collection's own rule runs only afterwards. */
    async mayUpload({
      headers,
      collection,
      isNew,
    }: {
      headers: Headers;
      collection: string;
      isNew: boolean;
    }): Promise<boolean> {
      const user = await signedIn(headers);
      if (!staffOf({ user })) return false;
      const access = payload.collections[collection as keyof typeof payload.collections]?.config.access;
      const rule = isNew ? access?.create : access?.update;
      return rule ? Boolean(await rule({ req: { user, payload, headers } as PayloadRequest })) : true;
    },
  };
}
