import type { Page } from 'playwright-core';
import { site } from './site.ts';

/** Signs in to the admin through its form; as the site's first admin unless somebody else is named. */
export async function signIn(page: Page, { email, password } = site.admin): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
}
