// About 15 s: jobs of the first day, each from the dashboard, with the steps that it takes a person.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personAt, type Steps } from './support/person-time.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let page: Page;
const made: string[] = [];
beforeAll(async () => {
  staff = await staffRequests(site);
  ({ page } = await browser.open({ viewport: { width: 1440, height: 900 } }));
  await signIn(page);
});
// Other tests on this site count what the demo has.
afterAll(async () => {
  for (const path of made) await staff.delete(path);
});

const html = async (path: string) => (await fetch(site.url + path)).text();
/** The record that was just saved is deleted afterwards. */
const deleteLater = async (collection: string) => {
  await page.waitForURL(/\/\d+$/);
  made.push(`/api/${collection}/${new URL(page.url()).pathname.split('/').at(-1)}`);
};
const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
/** On the dashboard. */
const createNew = (name: string) => page.getByRole('link', { name: `Create new ${name}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.locator(`#field-${name}`);
const says = (text: RegExp | string) =>
  page.locator('.payload-toast-container').getByText(text).first().waitFor();

type Person = ReturnType<typeof personAt>;
/** A job from the dashboard, which may take so many steps. */
function job(name: string, most: Steps, walk: (person: Person) => Promise<void>) {
  it(`${name}: ${most.clicks} clicks, ${most.keys} keys, ${most.screens} screens`, async () => {
    await page.goto(`${site.url}/admin`);
    const person = personAt(page);
    await walk(person);
    const { clicks, keys, screens } = person.steps();
    console.log(`${name}: ${clicks} clicks, ${keys} keys, ${screens} screens, ${person.seconds()} s`);
    expect(clicks, 'clicks').toBeLessThanOrEqual(most.clicks);
    expect(keys, 'keys').toBeLessThanOrEqual(most.keys);
    expect(screens, 'screens').toBeLessThanOrEqual(most.screens);
  });
}
const save = async (person: Person, name = 'Publish changes') => {
  await person.click(button(name));
  await says(/successfully/i);
};

job('change the phone number of the agency', { clicks: 3, keys: 13, screens: 2 }, async (person) => {
  await person.click(entry('Site settings'));
  const before = await field('phone').inputValue();
  await person.write(field('phone'), '02 5550 4411');
  await save(person, 'Save');
  await expect.poll(() => html('/')).toContain('5550 4411');
  await staff.post('/api/globals/settings', { phone: before });
});

job('add an office', { clicks: 7, keys: 22, screens: 2 }, async (person) => {
  await person.click(createNew('Offices'));
  await person.write(field('name'), 'Glebe');
  await person.write(field('suburb'), 'Glebe');
  await person.choose(field('state'), 'NSW');
  await person.write(field('phone'), '02 5550 4400');
  await save(person);
  await deleteLater('offices');
  expect(await html('/offices/glebe')).toContain('5550 4400');
});

job('add an agent', { clicks: 6, keys: 23, screens: 2 }, async (person) => {
  await person.click(createNew('Agents'));
  await person.write(field('name'), 'Robin Ferry');
  await person.click(page.locator('#field-office .rs__control'));
  await person.click(page.locator('.rs__option').first());
  await person.write(field('mobile'), '0491 570 158');
  await save(person);
  await deleteLater('agents');
  expect(await html('/agents/robin-ferry')).toContain('0491 570 158');
});

job('try a webhook', { clicks: 5, keys: 27, screens: 2 }, async (person) => {
  await person.click(createNew('Webhooks'));
  await person.write(field('name'), 'CRM');
  await person.write(field('url'), 'http://127.0.0.1:1/leads');
  await save(person, 'Save');
  await deleteLater('webhooks');
  await person.click(button('Send test'));
  await says(/Test failed/);
});
