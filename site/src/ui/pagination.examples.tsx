import type { Examples } from './examples.ts';
import { Pagination } from './pagination.tsx';

const href = (page: number) => `/buy?page=${page}`;

export const examples: Examples = {
  first: <Pagination page={1} pages={3} href={href} />,
  'in the middle of many': <Pagination page={20} pages={42} href={href} />,
  last: <Pagination page={42} pages={42} href={href} label="Pages of sold listings" />,
};
