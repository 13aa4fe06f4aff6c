export type Crumb = { label: string; href?: string };

/** Breadcrumbs from the home page. The last one is this page and needs no link. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {items.map(({ label, href }, index) => {
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
                  {label}
                </a>
              ) : (
                <span aria-current={last ? 'page' : undefined} className="text-ink">
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
