import { keep, openAgency, showScreen } from './demo-agency.ts';

// npm run docs:screenshots [-- names]: the pictures of the staff manual and the README, from the demonstration agency.

/** Largest picture of the manual, in bytes. */
const MAX_BYTES = 60_000;
const STAFF = 'docs/staff/images';
/** Which pictures are wanted; all when none is named. */
const wanted = process.argv.slice(2);

const { page, newest, record, signIn, close } = await openAgency();
try {
  await page.goto('/', { waitUntil: 'networkidle' });
  await keep('docs/home.webp', page, 80_000);
  await signIn();
  await shot('dashboard', '/admin');
  await shot('leads', '/admin/inbox');
  await shot('lead', await record('leads'));
  await shot('listing', await record('listings'));
  await shot('feed', await record('feeds'));
  await shot('contact-form', await record('contact-forms'));
  await shot('popup', await record('popups'), () => page.getByRole('button', { name: 'Triggers' }).click());
  await shot('theme', '/admin/globals/theme');
  const about = await newest('pages', '&where[path][equals]=/about');
  await shot('page-builder', `/admin/builder/pages/${about}`, () =>
    page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  );
  await shot('duty-rates', '/admin/collections/duty-editions/create', async () => {
    await page.locator('#field-state .rs__control').click();
    await page.getByText('Victoria', { exact: true }).click();
    await page.getByLabel('Which rate changes?').selectOption({ index: 1 });
  });
} finally {
  await close();
}

async function shot(name: string, address: string, prepare?: () => Promise<unknown>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await showScreen({ page, address, prepare });
  await keep(`${STAFF}/${name}.webp`, page, MAX_BYTES);
}
