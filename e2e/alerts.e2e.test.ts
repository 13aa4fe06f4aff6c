import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { pinnedNode, root } from '../scripts/node-path.mjs';
import { expectNoAxeViolations } from './support/axe.ts';
import { ownEmail } from './support/own-email.ts';
import { screenshotAll, screenshotPanel } from './support/screenshots.ts';
import { outbox } from './support/server.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

/** An office of the demonstration agency. */
const OFFICE = 'BVNSW1';

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;
beforeEach(() => {
  page = tab.page;
});

const open = (path: string) => page.goto(site.url + path, { waitUntil: 'networkidle' });

describe('a visitor without an account', () => {
  it('saves a search, confirms, is told about a listing from a feed, and unsubscribes', async () => {
    const email = ownEmail('seeker');
    await open('/buy?suburb=newtown-nsw-2042');
    await page.getByRole('link', { name: 'Save search' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Homes to buy in Newtown').first().waitFor();
    await expectNoAxeViolations(page);
    await screenshotPanel(page, 'alert-save-search');
    await panel.getByLabel('Email').fill(email);
    await panel.getByLabel('Instantly').check();
    await panel.getByRole('button', { name: 'Save search' }).click();
    await panel.getByText('Your search is saved').waitFor();

    await page.goto(linkIn({ mail: await newestMail({ to: email, count: 1 }), page: 'confirm' }));
    await whole('alert-confirm');
    await page.getByRole('button', { name: 'Confirm alert' }).click();
    await page.getByRole('heading', { name: 'Thank you for subscribing to alerts' }).waitFor();
    await whole('alert-confirmed');

    // At night an instant message waits for the morning, unless the visitor wants no quiet hours.
    await page.getByRole('link', { name: 'Manage your alerts' }).click();
    await page.getByText('Instantly').waitFor();
    await whole('alert-manage');
    await page.getByRole('link', { name: 'Quiet hours' }).click();
    for (const label of ['Quiet hours from', 'Quiet hours until'])
      await page.getByLabel(label).selectOption('noon');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('We won’t send alerts during these hours.').waitFor();

    await importListing('Signal Street');
    await gatheringIsOver(email);
    const mail = await newestMail({ to: email, count: 2 });
    expect(mail.subject).toMatch(/^New: 8 Signal Street/);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    const listing =
      new RegExp(`${site.url}/property/\\S+`).exec(mail.text ?? '')?.[0] ?? expect.fail(mail.text);
    await page.goto(listing);
    await page.getByRole('heading', { level: 1, name: /8 Signal Street|A house to hear of/ }).waitFor();

    await page.goto(linkIn({ mail, page: 'unsubscribe' }));
    await whole('alert-unsubscribe');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'This alert has ended' }).waitFor();
    await importListing('Silent Street');
    await eventsAreDone();
    expect(waiting(email)).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(tab.problems).toEqual([]);
    // Two imports, each in a separate process.
  }, 120_000);

  it('changes an alert by the link in the message', async () => {
    const email = ownEmail('changer');
    await savedAndConfirmed(email);
    await page.getByRole('link', { name: 'Manage your alerts' }).click();
    await page.getByRole('link', { name: 'Edit Homes to buy in Newtown' }).click();
    await page.getByLabel('Alert name').fill('Near the station');
    await page.getByRole('radio', { name: 'Rural' }).check();
    await expect.poll(() => page.getByRole('radio', { name: 'Rent' }).isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Livestock' }).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Newtown NSW 2042' }).waitFor({ state: 'attached' });
    await page.getByLabel('Suburbs or postcodes').fill('Newt');
    await expectNoAxeViolations(page);
    await page.getByLabel('Suburbs or postcodes').fill('');
    await screenshotPanel(page, 'alert-settings');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your alert has been updated.').waitFor();
    await page.goto(linkIn({ mail: await newestMail({ to: email, count: 1 }), page: 'confirm' }));
    await page.getByRole('link', { name: 'Manage your alerts' }).click();
    await page.getByRole('heading', { name: 'Near the station' }).waitFor();
    await page.getByText('Rural properties to buy in Newtown').waitFor();
    expect(tab.problems).toEqual([]);
  });

  it('does all of it without JavaScript', async () => {
    ({ page } = await tab.reopen({ javaScriptEnabled: false }));
    await savedAndConfirmed(ownEmail('plain-seeker'));
    await page.getByRole('link', { name: 'Manage your alerts' }).click();
    await page.getByRole('button', { name: /^Pause/ }).click();
    await page.getByText('Paused').waitFor();
    await page.getByText('Delete …').click();
    await page.getByRole('button', { name: /^Delete alert/ }).click();
    await page.getByText('You have no alerts').waitFor();
  });
});

it('registering asks what fits the category, and closes the choices it does not have', async () => {
  await open('/#register-holiday');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('First name').waitFor();
  expect(await panel.getByRole('radio', { name: 'Holiday' }).isChecked()).toBe(true);
  expect(await panel.getByRole('radio', { name: 'Buy' }).isDisabled()).toBe(true);
  expect(await panel.getByRole('radio', { name: 'Rent' }).isChecked()).toBe(true);
  await panel.getByRole('radio', { name: 'Business' }).check();
  await expect.poll(() => panel.getByRole('radio', { name: 'Buy' }).isChecked()).toBe(true);
  expect(await panel.getByRole('radio', { name: 'Rent' }).isDisabled()).toBe(true);
  await panel.getByLabel('Price from').waitFor();
  expect(await panel.getByLabel('Bedrooms').count()).toBe(0);
  expect(tab.problems).toEqual([]);
});

/** Saves a visitor's search and confirms it; the page says so. */
async function savedAndConfirmed(email: string): Promise<void> {
  await page.goto(`${site.url}/buy?suburb=newtown-nsw-2042`);
  await page.goto(site.url + (await page.getByRole('link', { name: 'Save search' }).getAttribute('href')));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByText('Your search is saved').waitFor();
  await page.goto(linkIn({ mail: await newestMail({ to: email, count: 1 }), page: 'confirm' }));
  await page.getByRole('button', { name: 'Confirm alert' }).click();
  await page.getByRole('heading', { name: 'Thank you for subscribing to alerts' }).waitFor();
}

async function whole(name: string): Promise<void> {
  await expectNoAxeViolations(page);
  await screenshotAll(page, name);
}

const mailsTo = async (email: string): Promise<Email[]> =>
  (await outbox(site.dataDir)).filter(({ to }) => to?.[0]?.address === email);

/** The newest of this many messages to an address, once the last of them is there. */
async function newestMail({ to, count }: { to: string; count: number }): Promise<Email> {
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 30_000 }).toBe(count);
  return (await mailsTo(to)).at(-1) ?? expect.fail();
}

const linkIn = ({ mail, page: name }: { mail: Email; page: string }): string =>
  new RegExp(`${site.url}/alerts/${name}\\?t=\\S+`).exec(mail.text ?? '')?.[0] ?? expect.fail(mail.text);

/** A feed brings a new house in Newtown, by the command that agencies use. */
async function importListing(street: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-feed-'));
  const file = join(dir, 'feed.xml');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>
<propertyList date="${day}-10:00:00"><residential modTime="${day}-10:00:00" status="current">
<agentID>${OFFICE}</agentID><uniqueID>${randomUUID()}</uniqueID><address display="yes"><streetNumber>8</streetNumber>
<street>${street}</street><suburb display="yes">Newtown</suburb><state>nsw</state><postcode>2042</postcode></address>
<price display="yes">950000</price><category name="House"/><headline>A house to hear of</headline>
<features><bedrooms>3</bedrooms></features></residential></propertyList>`,
  );
  try {
    const child = spawn(pinnedNode(), ['dist/server/import.js', file], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir, SITE_URL: site.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect([code, said]).toEqual([0, expect.stringContaining('feed.xml')]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The database of the running site. */
function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(site.dataDir, 'frontage.db'));
  try {
    database.exec('pragma busy_timeout = 5000');
    return work(database);
  } finally {
    database.close();
  }
}

const countOf = (condition: string): number =>
  inDatabase((database) => Number(database.prepare(`select count(*) as n from ${condition}`).get()?.n));

/** What waits to be sent to an address. The site is shared: other tests have alerts for the same suburb. */
const entriesOf = (email: string, states: string) =>
  `alert_entries where subscriber in (select id from subscribers where email = '${email}') and state in (${states})`;

const waiting = (email: string) => countOf(entriesOf(email, "'new', 'waiting', 'gathered'"));

/** Every event of a listing has been matched with the alerts. */
const eventsAreDone = () =>
  expect.poll(() => countOf("listing_events where state = 'due'"), { timeout: 30_000 }).toBe(0);

/** An instant alert collects events for five minutes: here they end at once. */
async function gatheringIsOver(email: string): Promise<void> {
  await expect.poll(() => countOf(entriesOf(email, "'waiting'")), { timeout: 30_000 }).toBe(1);
  inDatabase((database) => database.exec("update alert_entries set due_at = 0 where state = 'waiting'"));
}
