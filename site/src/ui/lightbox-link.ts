/** `yes` or `no` for one link; otherwise the website's setting applies. */
export type LightboxChoice = 'yes' | 'no' | '';

/**
 * Whether a link opens in the lightbox: links to videos and those with `yes` always do. Links to pictures that are not
 * downloads do if the website's setting says so, unless they have `no`.
 */
export function opensLightbox({
  href,
  choice = '',
  isDownload = false,
  isVideo = false,
  isSiteWide = true,
}: {
  href: string;
  choice?: LightboxChoice;
  isDownload?: boolean;
  isVideo?: boolean;
  /** The website's setting: pictures open in a lightbox. */
  isSiteWide?: boolean;
}): boolean {
  if (choice === 'no') return false;
  return choice === 'yes' || isVideo || (isSiteWide && isPictureAddress(href) && !isDownload);
}

/** Whether a URL's path ends like that of a picture. */
export function isPictureAddress(href: string): boolean {
  return /^[^?#]+\.(png|jpe?g|gif|svg|webp)(\?[^#]*)?(#.*)?$/i.test(href);
}
