import { LANGUAGES, languagePath, type OtherLanguage, pageLanguage } from '#site/messages/language.ts';
import { siteTexts } from '#site/messages/site.ts';

/** The page in each language that the website offers, below the footer; nothing where it is in English alone. */
export function LanguageSwitch({ languages, path }: { languages: readonly OtherLanguage[]; path: string }) {
  if (languages.length === 0) return null;
  const current = pageLanguage();
  return (
    <nav aria-label={siteTexts().language} className="bg-brand-deep text-sand print:hidden">
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 border-t border-sand/15 px-5 py-3 md:px-8">
        {(['en', ...languages] as const).map((language) => {
          const { tag, name } = LANGUAGES[language];
          return (
            <li key={language}>
              <a
                href={languagePath(language, path)}
                lang={tag}
                hrefLang={tag}
                aria-current={language === current ? 'true' : undefined}
                className="inline-flex min-h-11 items-center text-sm text-inherit underline decoration-sand/40 underline-offset-4 hover:decoration-accent aria-[current]:font-semibold aria-[current]:decoration-accent"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
