import { handleEndpoints, type Payload } from 'payload';
import config from '#site/payload.config.ts';
import type { Role } from '#site/server/access.ts';

export const PASSWORD = 'correct horse battery';

export type Person = { id: number; email: string; role: Role; token: string };

type Json = {
  token?: string;
  message?: string;
  doc?: object;
  errors?: { message: string; data?: unknown }[];
};

/** The REST API of staff, asked as the admin's screens do, and people to ask it. */
export function staffApi(payload: Payload) {
  let count = 0;

  async function ask(
    path: string,
    { by, method = 'GET', body }: { by?: Person; method?: string; body?: object } = {},
  ) {
    const request = new Request(`https://www.example.com.au/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(by ? { Authorization: `JWT ${by.token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const response = await handleEndpoints({ config, request });
    const { status, headers } = response;
    return { status, headers, json: (await response.json()) as Json, cookies: headers.getSetCookie() };
  }
  const signIn = (email: string, password = PASSWORD) =>
    ask('/users/login', { method: 'POST', body: { email, password } });
  const tokenOf = async (email: string, password = PASSWORD) => (await signIn(email, password)).json.token;

  return {
    ask,
    signIn,
    tokenOf,
    change: ({ who, by, body }: { who: Person; by: Person; body: object }) =>
      ask(`/users/${who.id}`, { method: 'PATCH', by, body }),
    said: ({ json }: { json: Json }) => JSON.stringify(json.errors),
    /** Somebody new with this role, signed in. */
    async person(role: Role): Promise<Person> {
      const email = `${role}${++count}@agency.test`;
      const { id } = await payload.create({
        collection: 'users',
        data: { email, password: PASSWORD, name: 'Ann', role },
      });
      return { id, email, role, token: String(await tokenOf(email)) };
    },
  };
}
