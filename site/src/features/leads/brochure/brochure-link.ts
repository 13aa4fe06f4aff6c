import { thanksTexts } from '#site/messages/thanks.ts';
import { readSignedText, signText } from '#site/server/signed-token.ts';
import type { Download } from '../types/lead-result.ts';
import { REFERENCE } from '../types/reference.ts';

/** How long a brochure can be downloaded after it was asked for, in ms. */
export const BROCHURE_VALID_MS = 30 * 24 * 60 * 60 * 1000;

const PURPOSE = 'brochure';

/** The download for a visitor who asked for a brochure: an address nobody can guess, made from the lead's reference. */
export const brochureDownload = ({ reference, secret }: { reference: string; secret: string }): Download => ({
  href: `/brochures/${signText({ secret, purpose: PURPOSE, text: reference })}`,
  label: thanksTexts().brochure,
});

/** The reference of the lead that a brochure's address was made for, or undefined when it is made up. */
export function readBrochureToken({ token, secret }: { token: string; secret: string }): string | undefined {
  const reference = readSignedText({ secret, purpose: PURPOSE, token });
  return reference !== undefined && REFERENCE.test(reference) ? reference : undefined;
}
