'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const ThemePreview = dynamic(async () => (await import('./theme-preview.client.tsx')).ThemePreview);

export const ColourField = dynamic(async () => (await import('./colour-field.client.tsx')).ColourField);

export const SignInField = dynamic(
  async () => (await import('../users/two-step/sign-in-field.client.tsx')).SignInField,
);
