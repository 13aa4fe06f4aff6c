'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const RatesForm = dynamic(async () => (await import('./rates-form.client.tsx')).RatesForm);

export const EditionActions = dynamic(
  async () => (await import('./edition-actions.client.tsx')).EditionActions,
);

export const EditionPreview = dynamic(
  async () => (await import('./edition-preview.client.tsx')).EditionPreview,
);

export const StatisticsCharts = dynamic(
  async () => (await import('./statistics-charts.client.tsx')).StatisticsCharts,
);
