'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const HeldRun = dynamic(async () => (await import('./held-run.client.tsx')).HeldRun);

export const SourceAccess = dynamic(async () => (await import('./source-access.client.tsx')).SourceAccess);

export const SourceCsv = dynamic(async () => (await import('../csv/source-csv.client.tsx')).SourceCsv);
