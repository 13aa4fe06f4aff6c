import { siteTexts } from '#site/messages/site.ts';

/** The first focusable element: a link past the menu to the content (`<main id="main">`). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute start-4 z-50 -translate-y-24 rounded-sm bg-brand px-5 py-3 font-semibold text-paper focus:translate-y-4"
    >
      {siteTexts().skip}
    </a>
  );
}
