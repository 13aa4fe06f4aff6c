/**
 * Path and query of an address of this website, for links and redirects. Never one that a browser would read as another
 * host: `https://here/.//elsewhere.example` has the path `//elsewhere.example`.
 */
export const localPath = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^[/\\]+/, '/') + search;

/** The same of an absolute address given as text, such as a `Referer`; '' for what is none. */
export const pathOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? localPath(new URL(address)) : '';
