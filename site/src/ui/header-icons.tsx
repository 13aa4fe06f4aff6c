import { siteTexts } from '#site/messages/site.ts';
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
  const { saved, signIn } = siteTexts();
  return (
    <>
      <a href="/saved-properties" title={saved} className={`${iconLink} relative`}>
        <span className="sr-only">{saved}</span>
        <Icon name="heart" className="size-6" />
        <span
          data-saved-count=""
          className="absolute end-0.5 top-1 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums empty:hidden"
        />
      </a>
      <a href="/welcome" title={signIn} data-account="" className={`${iconLink} max-sm:hidden lg:-me-2.5`}>
        <span className="sr-only">{signIn}</span>
        <Icon name="person" className="size-6" />
      </a>
    </>
  );
}

const iconLink =
  'inline-flex size-11 items-center justify-center rounded-sm text-brand-deep no-underline hover:bg-brand-soft in-[.text-sand]:text-sand in-[.text-sand]:hover:bg-sand/15';
