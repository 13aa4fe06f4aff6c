import type { ReactNode } from 'react';
import { currentLanguage, drawIn, type Language, pageLanguage } from '#site/messages/language.ts';
import { canRenderIslands } from './island-html.ts';

/**
 * Draws its children in a language, the page's where none is named. The server draws a page from its first element to its
 * last without a pause, so what stands before and after the children changes the language for them alone. In a browser
 * there is one language.
 */
export function InLanguage({ language, children }: { language?: Language; children: ReactNode }) {
  const before = currentLanguage();
  const inside = language ?? pageLanguage();
  if (!canRenderIslands() || inside === before) return children;
  return (
    <>
      <DrawIn language={inside} />
      {children}
      <DrawIn language={before} />
    </>
  );
}

function DrawIn({ language }: { language: Language }) {
  drawIn(language);
  return null;
}
