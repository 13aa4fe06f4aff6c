import { Icon } from './icons.tsx';
import { SearchOpener } from './widgets/search-overlay.tsx';

/** Opens the search over the page. */
export function SearchButton({ className = '' }: { className?: string }) {
  return <SearchOpener className={`${iconLink} cursor-pointer ${className}`} />;
}

/**
 * What is the visitor's own. The page is the same for everybody: the number and the name come afterwards, by script
 * (listing-actions.client.ts), into room that is kept for them.
 */
export function PersonalLinks() {
  return (
    <>
      <a href="/saved-properties" title="Saved properties" className={`${iconLink} relative`}>
        <span className="sr-only">Saved properties</span>
        <Icon name="heart" className="size-6" />
        <span
          data-saved-count=""
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums empty:hidden"
        />
      </a>
      <a href="/welcome" title="Sign in" data-account="" className={`${iconLink} max-sm:hidden lg:-mr-2.5`}>
        <span className="sr-only">Sign in</span>
        <Icon name="person" className="size-6" />
      </a>
    </>
  );
}

const iconLink =
  'inline-flex size-11 items-center justify-center rounded-sm text-brand-deep no-underline hover:bg-brand-soft in-[.text-sand]:text-sand in-[.text-sand]:hover:bg-sand/15';
