import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  drawIn,
  inPageLanguage,
  LANGUAGES,
  languagePath,
  type OtherLanguage,
  pageLanguage,
  pageLanguageMarks,
} from '#site/messages/language.ts';
import { setIslandRenderer, startPage } from '#site/ui/island-html.ts';
import { drawInPieces } from '#site/ui/page-pieces.ts';
import type { Assets } from './assets.ts';
import { withLanguageLinks } from './language-path.ts';
import { withPartStyles } from './part-styles.ts';
import type { HeadImage } from './share-picture/share-sheet.ts';

setIslandRenderer(renderToString, { inPageLanguage, pageLanguageMarks });

/** What a page puts into `<head>`. */
export type Head = {
  title: string;
  description?: string;
  /** Path of the page's canonical address. */
  canonical?: string;
  noindex?: boolean;
  /** Meta tags by which services know whose website it is. */
  verification?: readonly { name: string; content: string }[];
  /** The sharing picture, or its absolute or site-relative address alone. */
  image?: string | HeadImage;
  type?: 'website' | 'article' | 'profile';
  /** Id of an element that the first paint waits for, so that an animation from the page before finds it. */
  shownFirst?: string;
  /** Stylesheets that only this page needs. */
  styles?: string[];
  /** Address of the RSS feed. */
  feed?: { href: string; title: string };
  /** schema.org objects, escaped here. */
  jsonLd?: object[];
};

/** The theme of the website: attributes of `<html>`, and the names of the font families and of their first files. */
export type RootTheme = {
  style: Record<string, string>;
  buttons: string;
  families: string[];
  fonts: string[];
};

/** The bytes of the whole HTML document. No inline script: the loader hydrates islands, whose props are in attributes. */
export function renderDocument({
  head,
  body,
  theme,
  assets,
  siteUrl,
  siteName,
  languages = [],
}: {
  head: Head;
  body: ReactNode;
  theme: RootTheme;
  assets: Assets;
  siteUrl: string;
  siteName: string;
  /** The languages that this page can be read in beside English. */
  languages?: readonly OtherLanguage[];
}): Buffer {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const { style, buttons, families, fonts } = theme;
  const styles = assets.stylesWith?.(families) ?? assets.styles;
  const language = pageLanguage();
  const { tag, dir } = LANGUAGES[language];
  const isTranslated = language !== 'en' && languages.includes(language);
  const canonical = head.canonical && languagePath(isTranslated ? language : 'en', head.canonical);
  const page = (
    <html
      lang={tag}
      dir={dir === 'rtl' ? dir : undefined}
      style={style}
      data-buttons={buttons === 'solid' ? undefined : buttons}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {canonical && <link rel="canonical" href={absolute(canonical)} />}
        {head.canonical && !head.noindex && languages.length > 0 && (
          <Translations path={head.canonical} languages={languages} absolute={absolute} />
        )}
        {head.noindex && <meta name="robots" content="noindex" />}
        {(head.verification ?? []).map((tag) => (
          <meta key={tag.name + tag.content} {...tag} />
        ))}
        <meta property="og:title" content={head.title} />
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:site_name" content={siteName} />
        {head.description && <meta property="og:description" content={head.description} />}
        {canonical && <meta property="og:url" content={absolute(canonical)} />}
        {head.image && <SharingPicture image={head.image} absolute={absolute} />}
        {head.image && <meta name="twitter:card" content="summary_large_image" />}
        {head.feed && <link rel="alternate" type="application/rss+xml" {...head.feed} />}
        <link rel="icon" href={assets.icon} type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {head.shownFirst && <link rel="expect" href={`#${head.shownFirst}`} blocking="render" />}
        {earlyFonts({ fonts, assets }).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {[...styles, ...(head.styles ?? [])].map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="default" />
        ))}
        {/* Not `async`: from the browser's cache it would run before the rest of the page is there, and start nothing in it. */}
        {assets.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        {(head.jsonLd ?? []).map((data, place) => (
          <script
            key={place}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: safeJson(data) }}
          />
        ))}
      </head>
      <body>{body}</body>
    </html>
  );
  try {
    const bytes = drawInPieces(
      () => `<!doctype html>${renderToString(page)}`,
      (parts) => withPartStyles(parts, assets.parts),
    );
    return language === 'en' ? bytes : Buffer.from(withLanguageLinks(bytes.toString(), language));
  } finally {
    drawIn(undefined);
  }
}

/** The addresses of a page in each language, for search engines. */
function Translations({
  path,
  languages,
  absolute,
}: {
  path: string;
  languages: readonly OtherLanguage[];
  absolute: (address: string) => string;
}) {
  return (
    <>
      {(['en', ...languages] as const).map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={LANGUAGES[language].tag}
          href={absolute(languagePath(language, path))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
    </>
  );
}

function SharingPicture({
  image,
  absolute,
}: {
  image: string | HeadImage;
  absolute: (address: string) => string;
}) {
  if (typeof image === 'string') return <meta property="og:image" content={absolute(image)} />;
  return (
    <>
      <meta property="og:image" content={absolute(image.src)} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={image.alt} />
    </>
  );
}

/**
 * A fragment of a page as separate HTML, with ids that begin with the prefix: content of a page that is not shown yet.
 * Within {@link renderDocument} its islands are counted with the page's.
 */
export const renderPart = ({ part, idPrefix }: { part: ReactNode; idPrefix: string }): string =>
  renderToString(part, { identifierPrefix: idPrefix });

/** For content that a script adds to a loaded page: its islands have ids of their own. */
export function renderFragment({ part, idPrefix }: { part: ReactNode; idPrefix: string }): string {
  startPage(idPrefix);
  return renderPart({ part, idPrefix });
}

/** The font files of a page's first text. */
function earlyFonts({ fonts, assets }: { fonts: string[]; assets: Assets }): string[] {
  return assets.fonts.filter(({ name }) => fonts.includes(name)).map(({ url }) => url);
}

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end the script element it is in. */
export function safeJson(data: object | string): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (mark) => ESCAPES[mark] as string);
}
