import { mailLink, readMailToken } from '#site/server/mail-links.ts';

/** Where the links in newsletter messages lead. Opening one shows a page; only its button changes anything. */
export const NEWSLETTER_PATHS = {
  confirm: '/newsletter/confirm',
  /** A POST here ends the subscription with no page between (RFC 8058). */
  unsubscribe: '/newsletter/unsubscribe',
} as const;

export type NewsletterPurpose = keyof typeof NEWSLETTER_PATHS;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works, in ms. Unsubscribing must work for ever. */
const VALID_MS: Readonly<Record<NewsletterPurpose, number | undefined>> = {
  confirm: 30 * DAY_MS,
  unsubscribe: undefined,
};

type Bound = { purpose: NewsletterPurpose; secret: string /** Epoch ms. */; now: number };

/** The link for one subscriber. */
export const newsletterLink = ({
  purpose,
  subscriber: { id, email },
  ...link
}: Bound & { subscriber: { id: number; email: string }; siteUrl: string }): string =>
  mailLink({
    ...link,
    id,
    email,
    purpose: `newsletter ${purpose}`,
    path: NEWSLETTER_PATHS[purpose],
    validMs: VALID_MS[purpose],
  });

/** The subscriber a token names, and whether it was sent to this address; undefined when it is invalid. */
export const readNewsletterToken = ({ purpose, ...link }: Bound & { token: string }) =>
  readMailToken({ ...link, purpose: `newsletter ${purpose}` });
