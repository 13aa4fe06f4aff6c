import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { adminScriptRuns } from './support/browser.ts';
import { inBuilder, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let id = 0;
beforeAll(async () => {
  staff = await staffRequests(site);
  const { doc } = await staff.post('/api/popups?draft=true', { name: 'What is it worth' });
  id = (doc as { id: number }).id;
});
// All end-to-end tests of a worker share this site.
afterAll(async () => {
  await staff.delete(`/api/popups/${id}`);
});

it('is made from a ready-made one, opens over a visitor’s page, and is counted', async () => {
  const tab = await browser.open({ baseURL: site.url });
  const { page } = tab;
  await page.request.post('/api/users/login', { data: site.admin });

  // Its text, in the page builder.
  await page.goto(`/admin/builder/popups/${id}`);
  const { canvas, says } = inBuilder(page);
  await page.getByRole('button', { name: /^Appraisal offer/ }).click();
  await canvas.getByRole('heading', { name: 'What’s your home worth?' }).waitFor();
  await says('Draft saved');

  // Where it shows and when, in its form.
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const openPart = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Conditions', exact: true }).waitFor();
  await adminScriptRuns(page);
  await openPart('Conditions');
  await page.getByRole('button', { name: 'Add Condition' }).first().click();
  await page.getByText('Entire website').waitFor();
  await openPart('Triggers');
  await page.getByLabel('On page load').check();
  await page.getByLabel('After (seconds)').fill('0');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('Updated successfully').waitFor();

  const visitor = await browser.open({ baseURL: site.url, reducedMotion: 'reduce' });
  await visitor.page.goto('/agents');
  const popup = visitor.page.getByRole('dialog', { name: 'What is it worth' });
  await popup.getByRole('heading', { name: 'What’s your home worth?' }).waitFor();
  await expectNoAxeViolations(visitor.page);
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'detached' });

  // Visitors without JavaScript reach it by its address.
  const { status, text } = await fetch(`${site.url}/popups/${id}`).then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }));
  expect([status, text.includes('What’s your home worth?')]).toEqual([200, true]);

  // Results shows that it was opened. The count is sent in the background.
  await expect
    .poll(async () => (await staff.get(`/api/popups/${id}/results`)).versions)
    .toMatchObject([{ shown: 1, converted: 0 }]);
  await page.reload();
  await adminScriptRuns(page);
  await openPart('Results');
  await page.getByRole('row', { name: 'What is it worth 1 0 0 %' }).waitFor();
  expect(problemsOf(tab)).toEqual([]);
  expect(visitor.problems).toEqual([]);
});
