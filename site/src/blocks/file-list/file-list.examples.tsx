import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { FileListProps } from './file-list.tsx';

const files = [
  { name: 'Guide for sellers', link: { href: '/media/guide.pdf' }, note: 'Twelve pages' },
  { name: 'Application for a rental', link: { href: '/documents/12', newTab: true }, note: '' },
  { name: 'Rates of this year', link: { href: '/media/rates.xlsx' }, note: '' },
];

export const examples: BlockExamples<FileListProps, null> = {
  ordinary: { props: { files } },
  'two columns': { props: { files, columns: { base: 2, mobile: 1 } } },
  'no file chosen yet': {},
  'very long': { props: { files: files.map((file) => ({ ...file, name: 'abcdefghij'.repeat(15) })) } },
  empty: { props: { files: [] } },
};
