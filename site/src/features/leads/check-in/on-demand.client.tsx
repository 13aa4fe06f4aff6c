'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const OpenHomes = dynamic(async () => (await import('./open-homes.client.tsx')).OpenHomes);
