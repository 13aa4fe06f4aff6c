import { searchTexts } from '#site/messages/search.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { ArrowLink } from '#site/ui/section.tsx';
import { LoosenLinks, TellMe } from './near-results.tsx';
import type { NearSearches } from './near-searches.ts';
import type { OtherSearches } from './other-searches.ts';

/** Says that a search found nothing, and where to go on. */
export function NoResults({
  wider,
  suburbs,
  loosen,
  alert,
}: OtherSearches &
  Pick<NearSearches, 'loosen'> & { /** The address of the form for an alert. */ alert: string }) {
  const texts = searchTexts();
  return (
    <EmptyState icon="search" title={texts.noneMatch} text={texts.tryWider}>
      {loosen.length > 0 && <LoosenLinks loosen={loosen} />}
      <TellMe alert={alert} />
      <ul className="mt-6 flex flex-col">
        {wider.map(({ label, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
      {suburbs.length > 0 && (
        <div className="mt-8">
          <h3 className="font-sans text-base font-semibold">{texts.suburbsWithProperties}</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {suburbs.map(({ label, href, count }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-11 items-center gap-2 rounded-sm border border-outline bg-paper px-4 no-underline hover:border-brand hover:bg-brand-soft"
                >
                  {label} <span className="text-muted">({count})</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
}
