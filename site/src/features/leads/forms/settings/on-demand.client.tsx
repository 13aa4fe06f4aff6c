'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const FormsField = dynamic(async () => (await import('./forms-field.client.tsx')).FormsField);
