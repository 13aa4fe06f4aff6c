import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { TranslateData, TranslateProps } from './translate.tsx';

const data: TranslateData = { page: 'https://example.com/sell' };

export const examples: BlockExamples<TranslateProps, TranslateData> = {
  ordinary: { data },
  'another service': {
    props: { service: 'other', address: 'https://words.example/{language}?of={page}', label: '文 / A' },
    data,
  },
  'an address that leads nowhere': { props: { service: 'other', address: 'words.example' }, data },
};
