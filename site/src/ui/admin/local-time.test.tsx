import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocalTime, LocalTimeCell } from './local-time.tsx';

it.each([
  ['2026-11-02T09:00:00', '2 Nov 2026, 9:00 am'],
  ['2026-11-02T15:31:07.000', '2 Nov 2026, 3:31 pm'],
  ['', '–'],
  [undefined, '–'],
  ['yesterday', 'yesterday'],
])('shows the time %s as %s', (cellData, text) =>
  expect(LocalTimeCell({ cellData })?.replaceAll('\u202f', ' ')).toBe(text),
);

it('names the field in a form', () => {
  const field = { type: 'text', name: 'feedModTime', label: 'Last changed by the feed' } as never;
  expect(
    renderToStaticMarkup(<LocalTime field={field} data={{ feedModTime: '2026-11-02T09:00:00' }} />),
  ).toMatch(/Last changed by the feed<\/dt><dd[^>]*>2 Nov 2026, 9:00.am</);
});
