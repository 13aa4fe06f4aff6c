/** Where the file is that tells a browser's console what it lacks; written for browsers of any age. */
export const BROWSER_CHECK = '/contact-form-check.js';

/**
 * Throws in a browser without what a contact form's script needs, so that the form stays as the server sent it and posts
 * without script. Which part is missing stands in the console already, from {@link BROWSER_CHECK}.
 */
export function needModernBrowser(): void {
  const { fetch, FormData }: Partial<Window & typeof globalThis> = window;
  if (!fetch || !FormData || !NodeList.prototype.forEach || !''.replaceAll) throw Error('Browser too old');
}
