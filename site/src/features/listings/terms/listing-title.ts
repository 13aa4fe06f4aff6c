/** The name of a draft that has neither an address nor a headline yet. */
export const UNTITLED = 'Untitled listing';

/** What staff see as the listing's name: its address, hidden or not, or its headline. */
export function listingTitle(listing: Record<string, unknown>): string {
  const word = (key: string) => (typeof listing[key] === 'string' ? (listing[key] as string).trim() : '');
  const unit = word('subNumber') ? `${word('subNumber')}/` : '';
  const street = `${unit}${word('streetNumber')} ${word('street')}`.trim();
  return [street, word('suburb'), word('state')].filter(Boolean).join(', ') || word('headline') || UNTITLED;
}
