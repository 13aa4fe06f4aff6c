/** In characters: an SMS of four parts. */
export const LONGEST_SMS = 600;

/** The characters of GSM 03.38; one outside of them makes a phone use Unicode. Those of the second list count twice. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€';

/** How many SMS a provider charges for this text: of 160 characters alone or 153 each, of 70 or 67 in Unicode. */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((one) => GSM.includes(one) || GSM_TWICE.includes(one));
  const length = isGsm
    ? characters.reduce((sum, one) => sum + (GSM_TWICE.includes(one) ? 2 : 1), 0)
    : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? Math.min(length, 1) : Math.ceil(length / each);
}
