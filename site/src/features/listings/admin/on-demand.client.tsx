'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const ListingBoard = dynamic(async () => (await import('./listing-board.client.tsx')).ListingBoard);
