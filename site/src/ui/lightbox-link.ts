/** `yes` opts a link in, `no` opts it out; without either the website's own setting decides. */
export type LightboxChoice = 'yes' | 'no' | '';

/**
 * Whether a press on a link opens the lightbox: links marked for a film or opted in always do; links to pictures that
 * are no downloads do where the website's setting says so, unless they are opted out.
 */
export function opensLightbox({
  href,
  choice = '',
  isDownload = false,
  isFilm = false,
  isSiteWide = true,
}: {
  href: string;
  choice?: LightboxChoice;
  isDownload?: boolean;
  isFilm?: boolean;
  /** The website's setting: pictures open in a lightbox. */
  isSiteWide?: boolean;
}): boolean {
  if (choice === 'no') return false;
  return choice === 'yes' || isFilm || (isSiteWide && isPictureAddress(href) && !isDownload);
}

/** Whether an address ends as pictures do, whatever follows as query or hash. */
export function isPictureAddress(href: string): boolean {
  return /^[^?#]+\.(png|jpe?g|gif|svg|webp)(\?[^#]*)?(#.*)?$/i.test(href);
}
