'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const DefaultText = dynamic(async () => (await import('./default-text.client.tsx')).DefaultText);

export const ImportForm = dynamic(async () => (await import('./import-form.client.tsx')).ImportForm);
