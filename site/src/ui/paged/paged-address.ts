import type { PagedMarks } from './paged-marks.ts';

type Names = Pick<PagedMarks, 'pageName' | 'termName'>;

/** What an address says about a list: its page, and what it is filtered by. */
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

/** The address with this list's page and filter in place of what it said; everything else stays. */
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
