'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { BuilderProps } from './builder-props.ts';

// Fetched as soon as a page is opened in it, beside what the admin does to start.
const program = typeof window === 'undefined' ? undefined : import('./builder.client.tsx');
const Builder = lazy(async () => ({
  default: (await (program ?? import('./builder.client.tsx'))).Builder,
}));

/** The page builder, whose program is fetched only when a page is opened in it. */
export function OpenedBuilder(props: BuilderProps) {
  // It measures and drags in a browser; on the server there is nothing to draw.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const waiting = <p style={{ padding: '3rem' }}>Opening the page builder…</p>;
  if (!inBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Builder {...props} />
    </Suspense>
  );
}
