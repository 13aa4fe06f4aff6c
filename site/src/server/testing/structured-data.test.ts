import { expect, it } from 'vitest';
import { structuredDataProblems } from './structured-data.ts';

const context = 'https://schema.org';

it('finds what is unknown, missing, empty, misspelt or out of order', () => {
  expect(
    structuredDataProblems({
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home' },
        { '@type': 'ListItem', position: 3, name: '', item: '/buy' },
      ],
    }),
  ).toEqual([
    'BreadcrumbList.itemListElement[1] (ListItem): name is missing.',
    'BreadcrumbList.itemListElement[1] (ListItem): name is empty.',
    'BreadcrumbList.itemListElement[1] (ListItem): item /buy is no full address.',
    'BreadcrumbList: step 1 has no address.',
    'BreadcrumbList: item 2 has position 3.',
  ]);
  expect(structuredDataProblems({ '@type': 'Person', name: 'Ada', age: 5 })).toEqual([
    'Person: no context.',
    'Person: age is not a property of Person.',
  ]);
  expect(structuredDataProblems({ '@context': context, '@type': 'Castle' })).toEqual([
    'Castle: unknown type.',
  ]);
});

it('finds nothing wrong with a whole entry', () => {
  expect(
    structuredDataProblems({
      '@context': context,
      '@type': 'BlogPosting',
      headline: 'Spring',
      datePublished: '2026-09-01T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Ada' },
    }),
  ).toEqual([]);
});
