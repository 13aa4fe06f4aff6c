'use client';

import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { applyTheme, showLateFonts } from '#site/ui/theme/apply-theme.ts';
import { blocks } from '../registry.ts';
import { BlockDataContext } from './block-in-editor.client.tsx';
import { BlockMenu } from './block-menu/block-menu.client.tsx';
import { useBuilder } from './builder-context.client.ts';
import { useBuilderKeys } from './builder-keys.client.ts';
import { CANVAS_STYLES } from './canvas/canvas-styles.ts';
import { hideHoverFrames } from './canvas/hide-hover-frames.client.ts';
import { nameBlocks } from './canvas/name-blocks.client.ts';
import { TypeOnPage } from './canvas/type-on-page.client.tsx';
import { ManyOnPage } from './many/many-bar.client.tsx';
import { useTapClosesList } from './one-side-panel.client.ts';
import { InSurroundings } from './surroundings/surroundings.client.tsx';

/** The inside of the editor's frame: the site's own stylesheets and theme, and none of the admin's. */
export function SiteFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const { styles, theme } = useBuilder().opened;
  // Nothing is drawn, and nothing measured, before the stylesheets are in place.
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const arrive = (href: string) => () => setArrived((before) => new Set([...before, href]));
  useBuilderKeys(document);
  useTapClosesList(document);
  const getPuck = useGetPuck();
  useEffect(() => {
    if (!document) return undefined;
    const nameOf = (id: string) => blocks.get(getPuck().getItemById(id)?.type ?? '')?.label;
    return nameBlocks({ page: document, nameOf });
  }, [document, getPuck]);
  const data = useContext(BlockDataContext);
  useEffect(() => document && data?.subscribe(() => hideHoverFrames(document)), [document, data]);
  useEffect(() => {
    if (document) applyTheme({ root: document.documentElement, markup: theme });
  }, [document, theme]);
  useEffect(() => {
    if (!document) return;
    document.documentElement.lang = 'en-AU';
    document.title = 'Page';
    nameForScreenReaders(document);
    // Links and buttons of the page lead nowhere while it is built.
    const stay = (event: Event) => {
      const element = event.target as Element;
      if (element.closest?.('a:not([data-around-edit]), button[type=submit]')) event.preventDefault();
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
      <style>{CANVAS_STYLES}</style>
      {arrived.size >= styles.length && <InSurroundings>{children}</InSurroundings>}
      {/* Before typing on the page, which listens for clicks as well. */}
      {document && <ManyOnPage page={document} />}
      {document && <TypeOnPage page={document} />}
      {document && <BlockMenu page={document} />}
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
