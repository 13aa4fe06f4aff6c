/** The script that reports missing features in the console; it runs in browsers of any age. */
export const BROWSER_CHECK = '/contact-form-check.js';

/**
 * Throws in a browser that lacks what a contact form's script needs, so that the form stays as the server sent it and
 * posts without JavaScript. {@link BROWSER_CHECK} has logged what is missing.
 */
export function needModernBrowser(): void {
  const { fetch, FormData }: Partial<Window & typeof globalThis> = window;
  if (!fetch || !FormData || !NodeList.prototype.forEach || !''.replaceAll) throw Error('Browser too old');
}
