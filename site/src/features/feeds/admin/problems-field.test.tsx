import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProblemsField } from './problems-field.tsx';

const Field = ProblemsField as unknown as FunctionComponent<{ data: object }>;
const shown = (problems: object[] | null, problemCount = 0) =>
  renderToStaticMarkup(<Field data={{ problems, problemCount }} />);

it('errors stand before notes, each with its line and listing', () => {
  const html = shown([
    { severity: 'warning', message: 'The date was cut.', listingId: 'XNWXNW/7', line: 12 },
    { severity: 'error', message: 'No office has this code.', listingId: 'OTHERS/1', line: 40, text: '<b>' },
  ]);
  const order = ['Errors (1)', 'OTHERS/1', ', line 40', 'No office', '&lt;b&gt;', 'Notes (1)', ', line 12'];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('a kind of which there is none is left out', () => {
  expect(shown([{ severity: 'warning', message: 'Cut.' }])).not.toContain('Errors');
  expect(shown([])).toContain('No problems.');
  expect(shown(null, 3)).toContain('kept for 90 days');
});
