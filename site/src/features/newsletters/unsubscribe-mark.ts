/** Stands in a newsletter where each subscriber’s own unsubscribe link goes. No website has this name (RFC 2606). */
export const UNSUBSCRIBE_MARK = 'https://unsubscribe.invalid/';

/** A newsletter for one subscriber: with their link in place of the mark. */
export const forSubscriber = ({ html, text, link }: { html: string; text: string; link: string }) => ({
  html: html.replaceAll(UNSUBSCRIBE_MARK, link.replaceAll('&', '&amp;')),
  text: text.replaceAll(UNSUBSCRIBE_MARK, link),
});
