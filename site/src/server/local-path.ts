/**
 * Path and query of an address of this website, for links and redirects. Never one that a browser would read as another
 * host: `https://here/.//elsewhere.example` has the path `//elsewhere.example`.
 */
export const localPath = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^[/\\]+/, '/') + search;
