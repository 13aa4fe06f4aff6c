'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { LookMarkup } from '#site/ui/look/look-style.ts';
import { showLateFonts, showLook } from '#site/ui/look/show-look.ts';
import { askApi } from './controls/ask-api.client.ts';

/** The inside of the editor's frame: the site's own stylesheets and look, and none of the admin's. */
export function SiteFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const [site, setSite] = useState<{ styles: string[]; look?: LookMarkup }>();
  useEffect(() => {
    askApi<{ styles: string[]; look: LookMarkup }>('/api/blocks/styles').then(setSite, () =>
      setSite({ styles: [] }),
    );
  }, []);
  useEffect(() => {
    if (document && site?.look) showLook({ root: document.documentElement, markup: site.look });
  }, [document, site]);
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
  if (!site) return null;
  return (
    <>
      {site.styles.map((href) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          onLoad={({ currentTarget }) => showLateFonts(currentTarget.ownerDocument)}
        />
      ))}
      {children}
    </>
  );
}
