import { OTHER_LANGUAGES } from '#site/messages/language.ts';

/** Reserved addresses; no page may have one of them or anything below. */
const TAKEN = [
  ...['admin', 'api', '_next', 'wp-admin', 'wp-json', 'assets', 'media', 'embed', 'duty', 'shapes'],
  ...['commercial', 'rural', 'business', 'holiday'],
  ...['buy', 'rent', 'sold', 'leased', 'search', 'property', 'agents', 'offices', 'calculators', 'og'],
  ...[
    'news',
    'newsletter/confirm',
    'newsletter/unsubscribe',
    'fragments',
    'feeds',
    'feed-decision',
    'received-mail',
    'received-sms',
    'stop-sms',
  ],
  ...['forms', 'thank-you', 'market-appraisal-form/thank-you', 'contact/thank-you', 'welcome', 'account'],
  ...[
    'saved-properties',
    'compare-properties',
    'shared',
    'popups',
    'alerts',
    'brochures',
    'documents',
    'shortlist',
    'me',
  ],
  ...OTHER_LANGUAGES,
  ...['sitemap', 'sitemap.xml', 'robots.txt', 'healthz', 'readyz', 'metrics', 'preview'],
];

/** `/About Us/` → `/about-us`; the home page is `/`. */
export function normalisePagePath(value: unknown): string {
  const parts = String(value ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean);
  return `/${parts.join('/')}`;
}

/** The address of a copy: `/sell-copy`, then `/sell-copy-2`, and so on; `/home-copy` of the home page. */
export function copiedPath({ path, count }: { path: string; count: number }): string {
  const base = path === '/' ? '/home' : path.slice(0, 180).replace(/-+$/, '');
  return `${base}-copy${count > 1 ? `-${count}` : ''}`;
}

/** True, or the sentence that says why a page cannot have this address. */
export function checkPagePath(value: unknown): true | string {
  const path = normalisePagePath(value);
  if (path.length > 200) return 'Enter a slug of up to 200 characters.';
  const taken = reservedName(path);
  return taken ? `Choose another slug: /${taken} is reserved by the website.` : true;
}

/** Whether the website itself answers at this path or above it. */
export const isReserved = (path: string): boolean => reservedName(path) !== undefined;

const reservedName = (path: string): string | undefined =>
  TAKEN.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
