import type { PagedMarks } from './paged-marks.ts';

type Names = Pick<PagedMarks, 'pageName' | 'termName'>;

/** The state of a list in a URL: its page and filter. */
export function readAddress({ marks, address }: { marks: Names; address: string }): {
  page: number;
  term: string;
} {
  const query = new URL(address).searchParams;
  const page = query.get(marks.pageName) ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    term: (marks.termName && query.get(marks.termName)) || '',
  };
}

/** The URL with another page and filter of this list; everything else stays the same. */
export function addressWith({
  marks: { pageName, termName },
  page,
  term,
  address,
}: {
  marks: Names;
  page: number;
  term: string;
  address: string;
}): string {
  const url = new URL(address);
  const put = (name: string, value: string) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name);
  put(pageName, page > 1 ? String(page) : '');
  if (termName) put(termName, term);
  return url.href;
}
