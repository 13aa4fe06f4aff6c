import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testPublicListing } from '../public/example-listing.ts';
import { Occasions, OpenHomes } from './open-homes.tsx';

it('breaks the day of a list of open homes after the weekday alone', () => {
  const inspection = { startsAt: '2026-11-21T23:00:00.000Z', endsAt: '2026-11-21T23:30:00.000Z' };
  const html = renderToStaticMarkup(<OpenHomes openHomes={[{ listing: testPublicListing(), inspection }]} />);
  expect(html).toContain('>Sunday 22\u00a0November</h3>');
});

it('has the days of a page of its own right below its heading', () => {
  const times = { startsAt: '2026-11-21T23:00:00.000Z', endsAt: '2026-11-21T23:30:00.000Z' };
  const occasions = [{ listing: testPublicListing(), ...times }];
  expect(renderToStaticMarkup(<Occasions occasions={occasions} level={2} />)).toContain('November</h2>');
});
