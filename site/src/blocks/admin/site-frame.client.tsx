'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { askApi } from './controls/ask-api.client.ts';

/** The inside of the editor's frame: the site's own stylesheets, and none of the admin's. */
export function SiteFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const [styles, setStyles] = useState<string[]>();
  useEffect(() => {
    askApi<{ styles: string[] }>('/api/blocks/styles').then(
      (found) => setStyles(found.styles),
      () => setStyles([]),
    );
  }, []);
  useEffect(() => {
    if (!document) return;
    document.documentElement.lang = 'en-AU';
    document.title = 'Page';
    // Links and buttons of the page lead nowhere while it is built.
    const stay = (event: Event) => {
      if ((event.target as Element).closest?.('a, button[type=submit]')) event.preventDefault();
    };
    document.addEventListener('click', stay, true);
    document.addEventListener('submit', stay, true);
    return () => {
      document.removeEventListener('click', stay, true);
      document.removeEventListener('submit', stay, true);
    };
  }, [document]);
  if (!styles) return null;
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {children}
    </>
  );
}
