import type { Payload } from 'payload';
import type { Newsletter } from './newsletter-types.ts';

/** A newsletter as it would be sent, with a mark in place of the unsubscribe link, and why it cannot be. */
export type ComposedNewsletter = { subject: string; html: string; text: string; gaps: string[] };

/** `now` is epoch ms. */
export type ComposeNewsletter = (made: {
  payload: Payload;
  newsletter: Newsletter;
  siteUrl: string;
  now: number;
}) => Promise<ComposedNewsletter>;

/**
 * The admin’s bundle has no server renderer, so its endpoints ask the website for the email. Both are in one process, and
 * this is what they share.
 */
const shared = globalThis as { __frontageNewsletters?: ComposeNewsletter };

/** Called when the website starts. */
export function provideNewsletters(compose: ComposeNewsletter): void {
  shared.__frontageNewsletters = compose;
}

/** Throws before the website has started. */
export function newsletterComposer(): ComposeNewsletter {
  if (!shared.__frontageNewsletters)
    throw new Error('Newsletters cannot be composed before the website starts.');
  return shared.__frontageNewsletters;
}
