'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

const PATH = '/admin/dead-links';

/** In the navigation below the collections: the list of dead links. */
export function CheckLinks() {
  const isHere = usePathname() === PATH;
  return (
    <Link href={PATH} className="nav__link" prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Dead links</span>
    </Link>
  );
}
