import { createContext, type ReactNode, use } from 'react';
import {
  asWritten,
  currentLanguage,
  drawIn,
  LANGUAGES,
  type Language,
  pageLanguage,
} from '#site/messages/language.ts';
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

/** The language around a design of staff, where it is another one. */
const Around = createContext<Language>('en');

/** A design of staff in a page of another language: in English, and marked so. In English there is nothing to mark. */
export function StaffContent({ children }: { children: ReactNode }) {
  const around = currentLanguage();
  if (around === 'en') return children;
  return (
    <Around value={around}>
      <div {...asWritten()} className="contents">
        <InLanguage language="en">{children}</InLanguage>
      </div>
    </Around>
  );
}

/** A part of the program's own among such content: in the language around it, and marked so. */
export function OwnContent({ children }: { children: ReactNode }) {
  const around = use(Around);
  if (around === 'en') return children;
  const { tag, dir } = LANGUAGES[around];
  return (
    <div lang={tag} dir={dir} className="contents">
      <InLanguage language={around}>{children}</InLanguage>
    </div>
  );
}

function DrawIn({ language }: { language: Language }) {
  drawIn(language);
  return null;
}
