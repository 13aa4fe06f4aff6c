import type { ReactNode } from 'react';
import { siteTexts } from '#site/messages/site.ts';
import { Container } from '../container.tsx';
import { Icon } from '../icons.tsx';

const ID = 'site-search';

/** Opens the search overlay; works without JavaScript. */
export function SearchOpener({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <button type="button" popoverTarget={ID} className={className}>
      <Icon name="search" className="size-6" />
      {children ?? <span className="sr-only">{siteTexts().findProperty}</span>}
    </button>
  );
}

/** The search overlay (search form as children). It closes on Esc, on a click beside it and with its button. */
export function SearchOverlay({ children }: { children: ReactNode }) {
  return (
    <div
      id={ID}
      popover="auto"
      role="dialog"
      aria-label={siteTexts().findProperty}
      className="fr-search-overlay print:hidden"
    >
      <Container className="grid gap-5 pt-5 pb-8 md:pb-12">
        <div className="flex items-center justify-between gap-4">
          <p className="font-display text-xl md:text-2xl">{siteTexts().findProperty}</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-brand-soft"
          >
            <span className="sr-only">{siteTexts().closeSearch}</span>
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </Container>
    </div>
  );
}
