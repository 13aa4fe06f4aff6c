import type { Page } from 'playwright-core';
import { site } from './site.ts';

/**
 * Signs in to the admin; as the site's first admin unless another user is named. Without its screens, which cost some
 * three seconds: those are tested with {@link signInByForm}.
 */
export async function signIn(page: Page, { email, password } = site.admin): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in as ${email} answered ${answer.status()}.`);
}

/** Signs in as people do. */
export async function signInByForm(page: Page, { email, password } = site.admin): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
}
