'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

const LINKS = [
  { href: '/admin/coming-changes', label: 'Coming changes' },
  { href: '/admin/dead-links', label: 'Dead links' },
  { href: '/admin/website-kits', label: 'Website kits' },
];

/** In the navigation below the collections: what will change by itself, the list of dead links, and website kits. */
export function CheckLinks() {
  const pathname = usePathname();
  return LINKS.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      className="nav__link"
      prefetch={false}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {pathname === href && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  ));
}
