import { keep, openAgency, showScreen } from './demo-agency.ts';

// npm run docs:screens [-- names]: twenty screens of the admin at three widths, from the demonstration agency.

/** Largest picture, in bytes: sixty of them stay under 3 MB. */
const MAX_BYTES = 48_000;
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const FOLDER = 'docs/staff/screens';
const wanted = process.argv.slice(2);

const { page, headers, newest, record, signIn, close } = await openAgency();
try {
  await signIn();
  const [lead, about, listing] = [
    await newest('leads'),
    await newest('pages', '&where[path][equals]=/about'),
    // With pictures, as the feed made it.
    await newest('listings', '&where[feedUniqueId][exists]=true&where[status][equals]=current&sort=id'),
  ];
  await page.request.post(`/api/leads/${lead}/notes`, {
    headers,
    data: { text: 'Called back. Wants to see it on Saturday.' },
  });
  const contacts = await page.request.get('/api/contacts/list', { headers });
  const [contact] = ((await contacts.json()) as { rows: { id: number }[] }).rows;
  await screen('dashboard', '/admin');
  await screen('notices', '/admin', () => page.getByRole('button', { name: /^Notifications/ }).click());
  await screen('inbox', '/admin/inbox');
  await screen('lead', `/admin/collections/leads/${lead}`);
  await screen('contacts', '/admin/contacts');
  await screen('contact', `/admin/contacts/${contact?.id}`);
  await screen('listings', '/admin/listings');
  await screen('listing', `/admin/collections/listings/${listing}`);
  await screen('map-pin', `/admin/collections/listings/${listing}`, async () => {
    await page.getByRole('button', { name: 'Set the pin on a map' }).click();
    await page.locator('.map-pin canvas').scrollIntoViewIfNeeded();
  });
  await screen('listing-pictures', `/admin/collections/listings/${listing}`, async () => {
    await page.getByRole('button', { name: /^Marketing/ }).click();
    await page.locator('.upload-relationship-details').first().scrollIntoViewIfNeeded();
  });
  await screen('open-homes', '/admin/open-homes');
  await screen('performance', '/admin/performance');
  await screen('lead-forms', '/admin/globals/lead-form-settings');
  await screen('email-texts', '/admin/globals/lead-mail-templates');
  await screen('page-builder', `/admin/builder/pages/${about}`, () =>
    page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  );
  await screen('site-settings', '/admin/globals/settings');
  await screen('menu', '/admin/globals/header');
  await screen('media', '/admin/collections/media');
  await screen('import-report', await record('feeds'));
  await screen('account', '/admin/account');
} finally {
  await close();
}

/** The screen at each width, loaded there as somebody with such a screen would. */
async function screen(name: string, address: string, prepare?: () => Promise<unknown>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    await showScreen({ page, address, prepare });
    await keep(`${FOLDER}/${name}-${width}.webp`, page, MAX_BYTES);
  }
}
