'use client';

import { useAuth, useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavEntry, NavLink } from './nav-link.client.tsx';

/** Payload closes the navigation below 1441 px; from this width there is room for it beside the page. */
const BESIDE = '(min-width: 1100px)';

const WORK: (NavEntry & { isOfLeads?: boolean })[] = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/admin/inbox', label: 'Inbox', isOfLeads: true },
  { href: '/admin/contacts', label: 'Contacts', isOfLeads: true },
  { href: '/admin/listings', label: 'Listings' },
  { href: '/admin/open-homes', label: 'Open homes', isOfLeads: true },
  { href: '/admin/performance', label: 'Performance', isOfLeads: true },
  { href: '/admin/help', label: 'Help' },
];

/** At the top of the navigation: where a day's work begins. Keeps the navigation open where there is room for it. */
export function WorkLinks() {
  const { navOpen, shouldAnimate, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  const seesLeads = Boolean(useAuth().permissions?.collections?.leads?.read);
  // As the server drew it, which knows whether somebody has closed it.
  const drawnOpen = useRef(navOpen);
  const isLoading = useRef(true);
  isLoading.current = !shouldAnimate;
  // Until Payload has settled, custom.css draws it open: closed for two pictures, it would flicker.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!shouldAnimate && drawnOpen.current && matchMedia(BESIDE).matches) dataset.navigation = 'open';
    else delete dataset.navigation;
  }, [shouldAnimate]);
  // Payload closes it whenever the window passes one of its widths, the first time while the page loads.
  useEffect(() => {
    if (!matchMedia(BESIDE).matches) return;
    let isLeft = false;
    const open = () => {
      if (!isLeft) setNavOpen(true);
    };
    if (isLoading.current) {
      // After Payload's own effect.
      if (drawnOpen.current) queueMicrotask(open);
    } else
      void getPreference<{ open?: boolean }>('nav').then((preference) => {
        if (preference?.open !== false) open();
      });
    return () => {
      isLeft = true;
    };
  }, [getPreference, setNavOpen, breakpoints.l, breakpoints.m, breakpoints.s]);
  return (
    <div className="work-links" style={{ marginBlockEnd: '1rem' }}>
      {WORK.filter(({ isOfLeads }) => !isOfLeads || seesLeads).map(({ href, label }) => (
        <NavLink key={href} href={href} label={label} />
      ))}
    </div>
  );
}
