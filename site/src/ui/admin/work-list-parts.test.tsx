import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListFilters, ListRows } from './work-list-parts.client.tsx';

type Answer = { rows: string[]; hasMore: boolean };

const show = (answer: Answer | 'failed' | undefined, page = '1') =>
  renderToStaticMarkup(
    <ListRows
      list={{ question: { search: '', page }, answer, ask: () => {} }}
      of="leads"
      empty="No leads here."
    >
      {({ rows }) => rows.join(' and ')}
    </ListRows>,
  );

describe('the rows of a list that staff work from', () => {
  it('say that they load, and why they could not', () => {
    expect(show(undefined)).toBe('<p aria-live="polite">Loading…</p>');
    expect(show('failed')).toBe(
      '<p role="alert">The leads could not be loaded. Check your connection and reload the page.</p>',
    );
  });

  it('are the rows, or a message where there are none', () => {
    expect(show({ rows: ['one', 'two'], hasMore: false })).toBe('one and two');
    expect(show({ rows: [], hasMore: false })).toBe('<p class="work-list__empty">No leads here.</p>');
  });

  it('have pages where there is more than one', () => {
    const [previous, next] = ['Previous', 'Next'];
    const buttons = (html: string) => [...html.matchAll(/<button[^>]*?( disabled="")?>(\w+)</g)];
    const enabled = (html: string) =>
      buttons(html)
        .filter(([, disabled]) => !disabled)
        .map(([, , label]) => label);
    expect(enabled(show({ rows: ['one'], hasMore: true }))).toEqual([next]);
    expect(enabled(show({ rows: ['one'], hasMore: true }, '2'))).toEqual([previous, next]);
    // Somebody may stand on a page that has become empty.
    expect(enabled(show({ rows: [], hasMore: false }, '2'))).toEqual([previous]);
  });
});

it('the search of a list starts with what its address asks for, once that is read', () => {
  const filters = (question: { search: string } | undefined) =>
    renderToStaticMarkup(
      <ListFilters list={{ question, ask: () => {} }} label="Search leads" placeholder="Name">
        <b>more</b>
      </ListFilters>,
    );
  expect(filters({ search: 'Nguyen' })).toMatch(
    /aria-label="Search leads" placeholder="Name" value="Nguyen".*<b>more<\/b>/,
  );
  expect(filters(undefined)).toBe('<div class="work-list__filters"><b>more</b></div>');
});
