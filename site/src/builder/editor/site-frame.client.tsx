'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { showLateFonts, showLook } from '#site/ui/look/show-look.ts';
import { useBuilder } from './builder-context.client.ts';
import { useBuilderKeys } from './builder-keys.client.ts';

/** The inside of the editor's frame: the site's own stylesheets and look, and none of the admin's. */
export function SiteFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const { styles, look } = useBuilder().opened;
  // Nothing is drawn, and nothing measured, before the page looks like itself.
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const arrive = (href: string) => () => setArrived((before) => new Set([...before, href]));
  useBuilderKeys(document);
  useEffect(() => {
    if (document) showLook({ root: document.documentElement, markup: look });
  }, [document, look]);
  useEffect(() => {
    if (!document) return;
    document.documentElement.lang = 'en-AU';
    document.title = 'Page';
    nameForScreenReaders(document);
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
  return (
    <>
      {styles.map((href) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          onLoad={({ currentTarget }) => {
            showLateFonts(currentTarget.ownerDocument);
            arrive(href)();
          }}
          onError={arrive(href)}
        />
      ))}
      {arrived.size >= styles.length && children}
    </>
  );
}

/** Two parts of Puck's own that have no name. */
function nameForScreenReaders({ defaultView }: Document): void {
  defaultView?.frameElement?.setAttribute('title', 'Page preview');
  window.document
    .querySelector('[class*="ViewportControls"] select')
    ?.setAttribute('aria-label', 'Preview size');
}
