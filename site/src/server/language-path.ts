import { type Language, languagePath, OTHER_LANGUAGES, type OtherLanguage } from '#site/messages/language.ts';

const PREFIXED = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

/** What an address says of its language: `/zh/buy?q=2` is `/buy?q=2` in Chinese. Undefined for any other address. */
export function readLanguagePath(address: string): { language: OtherLanguage; plain: string } | undefined {
  const found = PREFIXED.exec(address);
  if (!found) return undefined;
  const rest = address.slice(found[0].length);
  return { language: found[1] as OtherLanguage, plain: rest.startsWith('/') ? rest : `/${rest}` };
}

/** First path segments that are no pages for visitors: files, staff, other programs, and pages with a language already. */
const NOT_PAGES = new RegExp(
  `^/(?:${[
    'admin|api|_next|assets|media|maps|fonts|embed|duty|wp-[a-z]+|fragments|captcha|preview|private|og',
    'search|sitemap|feeds?|metrics|healthz|readyz|documents|brochures|popups|shapes',
    'me|shared|feed-decision|check-in|vendor-report',
    // Not the page of a list that was shared.
    'shortlist(?!/[\\w-]{22}(?![\\w-]))',
    ...OTHER_LANGUAGES,
  ].join('|')})(?=[/?#]|$)`,
);
/** `/news/feed`, `/property/…/inspections.ics`, `/listings.json` */
const FILE = /^[^?#]*(?:\.\w{2,12}|\/feed|\/print)(?=[?#]|$)/;

/** Where the forms of translated pages are sent. */
export const isFormPath = (path: string): boolean =>
  /^\/(?:forms|alerts|account|appraisals|open-home|newsletter|saved-properties)\//.test(path);

/** Whether a local address may be that of a page: links to anything else stay without a language. */
export const isPagePath = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) && !NOT_PAGES.test(address) && !FILE.test(address);

const TAG = /<(?:a|area|form)\s[^>]*>/g;
const ADDRESS = /\s(?:href|action)="(\/[^"]*)"/;

/**
 * The HTML of a page with its links and forms to other pages in its language. Links that name a language themselves
 * (`hreflang`) stay, and so do forms that send somewhere else than to a form's page.
 */
export function withLanguageLinks(html: string, language: Language): string {
  if (language === 'en') return html;
  return html.replace(TAG, (tag) => {
    const [whole, address] = ADDRESS.exec(tag) ?? [];
    if (!whole || !address || !isPagePath(address) || /\shreflang=/i.test(tag)) return tag;
    if (/\smethod="post"/i.test(tag) && !isFormPath(address)) return tag;
    return tag.replace(whole, () => whole.replace(address, () => languagePath(language, address)));
  });
}
