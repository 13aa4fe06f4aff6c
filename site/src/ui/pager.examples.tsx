import type { Examples } from './examples.ts';
import { Pager } from './pager.tsx';

const list = { label: 'Pages of sold listings', href: (page: number) => `/sold?page=${page}`, pages: 7 };

export const examples: Examples = {
  numbers: <Pager {...list} look="numbers" page={2} remaining={55} />,
  'previous and next, first page': <Pager {...list} look="prev-next" page={1} remaining={66} />,
  'previous and next, last page': <Pager {...list} look="prev-next" page={7} remaining={0} />,
  more: <Pager {...list} look="load-more" page={2} remaining={55} />,
  'nothing more': <Pager {...list} look="load-more" page={7} remaining={0} />,
};
