import { safeHref } from '../../design/clean-value.ts';

/**
 * What somebody typed as the address of a link, with what they left out: `mailto:` before an email address, `tel:`
 * before a phone number, `https://` before a website. Anything else stays as it is.
 */
export function completeHref(typed: string): string {
  const text = typed.trim();
  if (!text || safeHref(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 6)
    return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text) ? `https://${text}` : text;
}
