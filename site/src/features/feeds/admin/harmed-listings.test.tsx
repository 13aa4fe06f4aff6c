import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MAX_HARMED } from '../harm.ts';
import { HarmedListings } from './harmed-listings.tsx';

const drawn = (count: number) =>
  renderToStaticMarkup(
    <HarmedListings
      listings={Array.from({ length: count }, (_, at) => ({
        id: at,
        key: `A/${at}`,
        title: `${at} Long Road`,
        kinds: ['off-the-market' as const],
      }))}
    />,
  );

it('says how many listings there are, since only a few are in sight, and whether it names all', () => {
  expect(drawn(1)).toContain('>1 listing:<');
  expect(drawn(330)).toContain('>330 listings:<');
  expect(drawn(MAX_HARMED)).toContain(`The first ${MAX_HARMED} listings; the figures above count all.`);
});
