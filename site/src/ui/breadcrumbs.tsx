import { siteTexts } from '#site/messages/site.ts';
import { WrittenText } from './written-text.tsx';

/** `isWritten`: the label is no text of the program. */
export type Crumb = { label: string; href?: string; isWritten?: boolean };

/** Breadcrumbs from the home page. The last one is this page and needs no link. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label={siteTexts().breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {items.map(({ label, href, isWritten }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${href}${label}`} className="flex items-center gap-2">
              {index > 0 && (
                <span aria-hidden="true" className="text-outline">
                  /
                </span>
              )}
              {href && !last ? (
                <a
                  href={href}
                  className="py-1 underline decoration-line underline-offset-4 hover:decoration-accent"
                >
                  {isWritten ? <WrittenText text={label} /> : label}
                </a>
              ) : (
                <span aria-current={last ? 'page' : undefined} className="text-ink">
                  {isWritten ? <WrittenText text={label} /> : label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
