'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const ComingCalendar = dynamic(
  async () => (await import('./coming-changes/coming-calendar.client.tsx')).ComingCalendar,
);

export const DeletedAddressList = dynamic(
  async () => (await import('./links/deleted-addresses.client.tsx')).DeletedAddressList,
);
