'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';
import { type NavEntry, NavLink } from './nav-link.client.tsx';

/** Payload closes the navigation below 1441 px; from this width there is room for it beside the page. */
const BESIDE = '(min-width: 1100px)';

const WORK: NavEntry[] = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/admin/inbox', label: 'Inbox' },
  { href: '/admin/contacts', label: 'Contacts' },
  { href: '/admin/listings', label: 'Listings' },
  { href: '/admin/open-homes', label: 'Open homes' },
  { href: '/admin/performance', label: 'Performance' },
  { href: '/admin/help', label: 'Help' },
];

/** At the top of the navigation: where a day's work begins. Opens the navigation where there is room for it. */
export function WorkLinks() {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!matchMedia(BESIDE).matches) return;
    let isLeft = false;
    // Somebody who has closed it once finds it closed.
    void getPreference<{ open?: boolean }>('nav').then((preference) => {
      if (!isLeft && preference?.open !== false) setNavOpen(true);
    });
    return () => {
      isLeft = true;
    };
  }, [getPreference, setNavOpen]);
  return (
    <div className="work-links" style={{ marginBlockEnd: '1rem' }}>
      {WORK.map((entry) => (
        <NavLink key={entry.href} {...entry} />
      ))}
    </div>
  );
}
