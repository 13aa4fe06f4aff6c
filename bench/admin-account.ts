export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

/** The environment of a server whose first admin {@link signIn} knows. */
export const ADMIN_ENV = { FRONTAGE_ADMIN_EMAIL: ADMIN.email, FRONTAGE_ADMIN_PASSWORD: ADMIN.password };

/** Signs in as that admin; returns the headers of requests to the API. */
export async function signIn(url: string): Promise<{ Authorization: string }> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Signing in answered ${answer.status}.`);
  return { Authorization: `JWT ${token}` };
}
