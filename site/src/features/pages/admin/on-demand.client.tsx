'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const ScheduleDialog = dynamic(
  async () => (await import('./schedule-dialog.client.tsx')).ScheduleDialog,
);

export const WebsiteKits = dynamic(
  async () => (await import('../website-kits/admin/website-kits.client.tsx')).WebsiteKits,
);
