'use client';

import { NavGroup, useAuth, usePreferences } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type NavEntry, NavLink } from './nav-link.client.tsx';

const GROUP = 'Tools';

/** `roles`: who can do something there; everybody where it is left out. */
const TOOLS: (NavEntry & { roles?: string[] })[] = [
  { href: '/admin/coming-changes', label: 'Coming changes' },
  { href: '/admin/dead-links', label: 'Dead links' },
  { href: '/admin/website-kits', label: 'Website kits', roles: ['admin', 'editor', 'marketing'] },
  { href: '/admin/system', label: 'System status', roles: ['admin'] },
];

/** The last group of the admin's navigation: screens that look after the whole website. */
export function ToolLinks() {
  const { user } = useAuth<{ role?: string; collection: string; id: number }>();
  const { getPreference } = usePreferences();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    let isLeft = false;
    // Payload stores which groups somebody has closed.
    void getPreference<{ groups?: Record<string, { open?: boolean }> }>('nav').then((preference) => {
      if (!isLeft && preference?.groups?.[GROUP]?.open === false) setIsOpen(false);
    });
    return () => {
      isLeft = true;
    };
  }, [getPreference]);
  return (
    <NavGroup key={String(isOpen)} label={GROUP} isOpen={isOpen}>
      {TOOLS.filter(({ roles }) => !roles || roles.includes(user?.role ?? '')).map(({ href, label }) => (
        <NavLink key={href} href={href} label={label} />
      ))}
    </NavGroup>
  );
}
