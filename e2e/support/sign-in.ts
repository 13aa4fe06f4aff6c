import type { Page } from 'playwright-core';
import { site } from './site.ts';

/**
 * Signs in to the admin; as the site's first admin unless another user is named. Without its screens, which cost some
 * three seconds: those are staff-jobs.e2e.test.ts's.
 */
export async function signIn(page: Page, { email, password } = site.admin): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in as ${email} answered ${answer.status()}.`);
}
