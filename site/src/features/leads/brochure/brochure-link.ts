import { isSigned, signatureOf } from '#site/server/signature.ts';
import { REFERENCE } from '../types/reference.ts';

/** How long a brochure can be fetched by the one who asked for it, in ms. */
export const BROCHURE_VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Where a sent form's file is fetched, and the words that lead there. */
export type Download = { href: string; label: string };

/** What one who asked for a brochure gets: an address that nobody can guess, made of the lead's reference. */
export const brochureDownload = (signed: { reference: string; secret: string }): Download => ({
  href: `/brochures/${brochureToken(signed)}`,
  label: 'Download the brochure',
});

/** The lead that a brochure's address was made for, or undefined when it is made up. */
export function readBrochureToken({ token, secret }: { token: string; secret: string }): string | undefined {
  const [reference = '', signature = ''] = token.slice(0, 60).split('.');
  if (!REFERENCE.test(reference)) return undefined;
  return isSigned({ ...signed({ reference, secret }), signature }) ? reference : undefined;
}

/** Whether a text has the looks of a brochure's token: it may be written into a page. */
export const isBrochureToken = (text: string): boolean => /^FR-[A-Z2-9]{6}\.[\w-]{22}$/.test(text);

const brochureToken = (about: { reference: string; secret: string }): string =>
  `${about.reference}.${signatureOf(signed(about))}`;

// Tickets are signed with the same secret: neither may pass for the other.
const signed = ({ reference, secret }: { reference: string; secret: string }) => ({
  secret,
  text: `brochure of ${reference}`,
  length: 22,
});
