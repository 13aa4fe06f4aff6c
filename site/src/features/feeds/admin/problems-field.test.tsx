import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProblemsField } from './problems-field.tsx';

// Payload's button brings style sheets that only the admin's build reads.
vi.mock('./copy-text.client.tsx', () => ({ CopyText: ({ text }: { text: string }) => <pre>{text}</pre> }));

const shown = async (problems: object[] | null, problemCount = 0) => {
  const data = { id: 7, createdAt: '2026-11-28T01:00:00Z', fileName: 'all.xml', problems, problemCount };
  const field = (ProblemsField as (props: object) => unknown)({ data, payload: {} });
  return renderToStaticMarkup((await field) as ReactNode);
};

it('stand by kind, the gravest first, each with its line and listing', async () => {
  const html = await shown([
    { code: 'made-up', severity: 'warning', message: 'The date was cut.', listingId: 'XNWXNW/7', line: 12 },
    { code: 'missing-id', severity: 'error', message: 'It has no number.', listingId: 'XNWXNW/', line: 3 },
    {
      code: 'unknown-agency',
      severity: 'error',
      message: 'No office has this code.',
      listingId: 'OTHERS/1',
      line: 40,
      text: '<b>',
    },
  ]);
  const order = [
    ...['Listings of another agency', '<code>&lt;b&gt;</code>', 'OTHERS/1', ', line 40', 'No office'],
    ...[
      'Listings that could not be read',
      'It has no number.',
      'Other notes',
      ', line 12',
      'The date was cut.',
    ],
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('name the codes that no office has, and how many listings each kept out', async () => {
  const one = { code: 'unknown-agency', severity: 'error', message: 'No office.', text: 'OTHERS' };
  expect(await shown([one, one])).toContain('<code>OTHERS</code>, 2 listings');
});

it('are said to be none, or no longer kept', async () => {
  expect(await shown([])).toContain('No problems.');
  expect(await shown(null, 3)).toContain('kept for 90 days');
});
