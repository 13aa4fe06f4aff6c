import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload';
import { oneAtATime } from './one-at-a-time.ts';

/** Payload reads a user with all sessions and writes them back, with one more, less or renewed. */
const WRITES_SESSIONS: readonly string[] = ['/login', '/logout', '/refresh-token'];

/**
 * Lets each person sign in, stay signed in and sign out one request at a time. Two at the same moment would write the same
 * sessions twice: one of them would fail, or the other's session be lost.
 */
export function withSignInTurns(config: SanitizedConfig): SanitizedConfig {
  const users = config.collections.find(({ slug }) => slug === 'users');
  if (users?.endpoints)
    users.endpoints = users.endpoints.map((endpoint) =>
      WRITES_SESSIONS.includes(endpoint.path) ? { ...endpoint, handler: inTurn(endpoint) } : endpoint,
    );
  return config;
}

const inTurn =
  ({ path, handler }: Endpoint): PayloadHandler =>
  async (req) => {
    const body = (await req.text?.()) ?? '';
    // Read here, and by each try.
    Object.assign(req, { text: async () => body });
    const email = path === '/login' ? emailIn(body) : req.user?.email;
    return takeSessionTurn(email, () => handler(req));
  };

/** Does what writes the sessions of the person with this email address, alone. */
export const takeSessionTurn = <T>(email: string | undefined, work: () => Promise<T> | T): Promise<T> =>
  oneAtATime({ name: `sessions of ${email?.trim().toLowerCase()}`, work: () => again(work) });

function emailIn(body: string): string {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}

/** Another instance of the website may have written the sessions meanwhile: then they are read and written again. */
async function again<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return work();
  }
}

/** PostgreSQL's unique_violation of a session's id, as it comes or as Payload words it. */
function isConflict(error: unknown): boolean {
  const { code, cause, data } = error as {
    code?: unknown;
    cause?: { code?: unknown };
    data?: { errors?: { path?: unknown }[] };
  };
  return [code, cause?.code].includes('23505') || data?.errors?.some(({ path }) => path === 'id') === true;
}
