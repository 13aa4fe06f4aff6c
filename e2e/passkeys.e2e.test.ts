import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemsOf } from './support/builder.ts';
import { ADMIN } from './support/seeded-data.ts';
import { type RunningSite, startServer } from './support/server.ts';
import { useBrowser } from './support/use-browser.ts';

/* A passkey in a real browser, whose authenticator is one of software. Passkeys need a domain name: localhost. About 25 s. */

const browser = useBrowser();
let site: RunningSite;
beforeAll(async () => {
  site = await startServer({
    hostName: 'localhost',
    env: {
      FRONTAGE_DEMO: '0',
      FRONTAGE_ADMIN_EMAIL: ADMIN.email,
      FRONTAGE_ADMIN_PASSWORD: ADMIN.password,
    },
  });
});
afterAll(() => site.stop());

it('is added in one’s account, signs in without a password, and is removed', {
  timeout: 120_000,
}, async () => {
  const tab = await browser.open({ baseURL: site.url });
  const { page } = tab;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(ADMIN.email);
  await page.locator('#field-password').fill(ADMIN.password);
  // Enter signs in from here too, though the field is not in Payload's form.
  await page.getByLabel('Code, with two-step sign-in').press('Enter');
  await page.waitForURL(/\/admin\/?$/);

  await page.goto('/admin/account');
  await page.getByLabel('Name of the new passkey').fill('Test laptop');
  const add = page.getByRole('button', { name: 'Add passkey' });
  await page.getByLabel('Your current password').last().fill(ADMIN.password);
  await add.click();
  await page.getByText('Test laptop').waitFor();
  await page.getByText('not used yet').waitFor();

  await page.context().clearCookies();
  await page.goto('/admin/login?redirect=%2Fadmin%2Faccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/admin\/account$/);
  await page.getByText('last used').waitFor();

  await page.getByRole('button', { name: 'Remove Test laptop' }).click();
  await page.getByLabel('Your current password').nth(1).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByText('Test laptop').waitFor({ state: 'detached' });

  await page.context().clearCookies();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey was not accepted').waitFor();
  expect(problemsOf(tab)).toEqual([]);
});
