import { readAction } from '#site/ui/actions/action-link.ts';
import type { DesignLinks, FoundLink } from './links-in.ts';

/** A link that leads nowhere, with a sentence that says why. */
export type DeadLink = FoundLink & { problem: string };

/** Hashes that mean something on every page: its top and content, the item of a loop, the question about analytics. */
const FIXED_ANCHORS = new Set(['', 'top', 'main', 'item', 'measurement']);

/**
 * The path that a link names on this website, as {@link deadLinks} asks for it: decoded, without query, hash and closing
 * slash. Undefined for anchors, other websites, email addresses and phone numbers.
 */
export function pathOf(href: string, siteUrl = ''): string | undefined {
  const base = siteUrl || 'http://here.invalid';
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin) return undefined;
  const plain = url.pathname.replace(/\/+$/, '') || '/';
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Every path on this website that these links name, once. */
export const pathsOf = (links: readonly FoundLink[], siteUrl?: string): string[] => [
  ...new Set(links.flatMap(({ href }) => pathOf(popupOf(href) ?? href, siteUrl) ?? [])),
];

/**
 * The links that lead nowhere. `alive` are those of {@link pathsOf} that this website answers. Other websites are never
 * asked. Links to an anchor of the page are judged where `page` says what is in it.
 */
export function deadLinks({
  links,
  alive,
  page,
  siteUrl,
}: {
  links: readonly FoundLink[];
  alive: ReadonlySet<string>;
  page?: Pick<DesignLinks, 'anchors' | 'blockIds'>;
  siteUrl?: string;
}): DeadLink[] {
  return links.flatMap((link) => {
    const problem = problemOf({ href: link.href.trim(), alive, page, siteUrl });
    return problem ? [{ ...link, problem }] : [];
  });
}

function problemOf({
  href,
  alive,
  page,
  siteUrl,
}: {
  href: string;
  alive: ReadonlySet<string>;
  page?: Pick<DesignLinks, 'anchors' | 'blockIds'>;
  siteUrl?: string;
}): string | undefined {
  if (/^mailto:/i.test(href))
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+/i.test(href) ? undefined : 'This is not an email address.';
  if (/^tel:/i.test(href)) return /\d{3}/.test(href) ? undefined : 'This is not a phone number.';
  const popup = popupOf(href);
  if (popup) return alive.has(popup) ? undefined : 'This popup was deleted or is not published.';
  if (href.startsWith('#')) return page && anchorProblem({ href, page });
  const path = pathOf(href, siteUrl);
  return path === undefined || alive.has(path) ? undefined : 'No page is at this address.';
}

/** The address of the popup that a link opens. */
function popupOf(href: string): string | undefined {
  const action = href.startsWith('#') ? readAction(href) : undefined;
  return action?.name === 'popup:open' ? `/popups/${action.id}` : undefined;
}

function anchorProblem({
  href,
  page: { anchors, blockIds },
}: {
  href: string;
  page: Pick<DesignLinks, 'anchors' | 'blockIds'>;
}): string | undefined {
  const name = href.slice(1);
  if (FIXED_ANCHORS.has(name) || anchors.has(name) || readAction(href)) return undefined;
  // Headings and lists have anchors that end with their block's id.
  if (blockIds.some((id) => name.includes(id.slice(-6)))) return undefined;
  return `Nothing on this page has the anchor ${name}.`;
}
