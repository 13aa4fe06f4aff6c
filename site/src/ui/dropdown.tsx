import type { ReactNode } from 'react';
import { buttonStyle } from './button.tsx';
import { Icon, type IconName } from './icons.tsx';

export type DropdownItem = {
  label: string;
  href: string;
  /** Language of the text, if it is not English. */
  lang?: string;
  rel?: string;
  newTab?: boolean;
};

/**
 * A button that opens a list of links. It works without JavaScript; with it the list closes on Esc, on a click elsewhere
 * and when it loses focus, and the current page is marked.
 */
export function Dropdown({
  label,
  icon,
  items,
  note,
}: {
  label: string;
  icon?: IconName;
  items: DropdownItem[];
  /** Shown below the entries. */
  note?: ReactNode;
}) {
  return (
    <details data-behaviour="menu" className="group/menu relative inline-block max-w-full align-top">
      <summary className={`${buttonStyle({ variant: 'outline' })} list-none bg-paper wrap-anywhere`}>
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="absolute left-0 z-20 mt-1 w-max max-w-[calc(100vw-2.5rem)] min-w-full rounded-md border border-line bg-paper p-2 text-ink shadow-lift">
        <ul className="max-h-96 overflow-y-auto">
          {items.map(({ label: words, href, lang, rel, newTab }) => (
            <li key={href + words}>
              <a
                href={href}
                lang={lang}
                hrefLang={lang}
                rel={rel}
                target={newTab ? '_blank' : undefined}
                className="flex min-h-11 items-center rounded-sm px-3 no-underline wrap-anywhere hover:bg-brand-soft aria-[current]:font-semibold"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
        {note && (
          <p className="mt-1 max-w-72 border-t border-line px-3 pt-2 pb-1 text-sm text-muted">{note}</p>
        )}
      </div>
    </details>
  );
}
