'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

export type NavEntry = { href: string; label: string };

/** A link of the admin's navigation to a screen of ours, marked while it is open. */
export function NavLink({ href, label }: NavEntry) {
  const isHere = usePathname() === href;
  return (
    <Link href={href} className="nav__link" prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
