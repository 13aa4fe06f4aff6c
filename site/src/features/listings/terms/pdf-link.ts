/** Whether a link of a feed is to a document and not to a tour. */
export const isPdfLink = (link: string): boolean => /\.pdf$/i.test(pathOfLink(link));

/** The path of a web address, decoded; empty for what is none. */
export function pathOfLink(link: string): string {
  try {
    return decodeURIComponent(new URL(link).pathname);
  } catch {
    return '';
  }
}
