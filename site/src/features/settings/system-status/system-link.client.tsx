'use client';

import { Link, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

const PATH = '/admin/system';

/** In the navigation below the collections, for administrators: how the system is. */
export function SystemLink() {
  const isHere = usePathname() === PATH;
  const { user } = useAuth<{ role?: string; collection: string; id: number }>();
  if (user?.role !== 'admin') return null;
  return (
    <Link href={PATH} className="nav__link" prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">System status</span>
    </Link>
  );
}
