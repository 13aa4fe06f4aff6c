import type { PayloadRequest } from 'payload';
import type { FoundRecord } from './find-records.ts';

/** Screens of the admin besides collections and settings. Each shows everybody what is theirs to see. */
const VIEWS: readonly FoundRecord[] = [
  { title: 'Inbox', href: '/admin/inbox' },
  { title: 'Contacts', href: '/admin/contacts' },
  { title: 'Open homes', href: '/admin/open-homes' },
  { title: 'Performance', href: '/admin/performance' },
  { title: 'Calendar of coming changes', href: '/admin/coming-changes' },
  { title: 'Dead links', href: '/admin/dead-links' },
  { title: 'Website kits', href: '/admin/website-kits' },
  { title: 'My account', href: '/admin/account' },
  { title: 'Help', href: '/admin/help' },
];

/** Lists, settings and other screens by name, of those this member of staff may read. */
export async function findScreens({
  req,
  text,
}: {
  req: PayloadRequest;
  text: string;
}): Promise<FoundRecord[]> {
  const { collections, globals } = req.payload.config;
  const lists = collections.map(({ slug, labels, admin, access }) => ({
    title: nameOf(labels.plural, slug),
    // The navigation has a list of our own for these.
    href: slug === 'listings' ? '/admin/listings' : `/admin/collections/${slug}`,
    isHidden: admin.hidden === true,
    read: access.read,
  }));
  const settings = globals.map(({ slug, label, admin, access }) => ({
    title: nameOf(label, slug),
    href: `/admin/globals/${slug}`,
    isHidden: admin.hidden === true,
    read: access.read,
  }));
  const words = text.toLowerCase().split(/\s+/);
  const named = ({ title }: { title: string }) => words.every((word) => title.toLowerCase().includes(word));
  const wanted = [...lists, ...settings].filter((screen) => !screen.isHidden && named(screen));
  const mayRead = await Promise.all(wanted.map(({ read }) => read({ req })));
  return [
    ...VIEWS.filter(named),
    ...wanted.filter((_, at) => mayRead[at]).map(({ title, href }) => ({ title, href })),
  ];
}

const nameOf = (label: unknown, slug: string): string =>
  typeof label === 'string' ? label : slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
