import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import { harmOfListing, MAX_HARMED } from '../harm.ts';

/** What a file that is held would do to each listing, in a frame that scrolls, below how many there are. */
export function HarmedListings({ listings }: Pick<Harm, 'listings'>) {
  return (
    <>
      <p style={{ marginBlock: '1rem 0.5rem' }}>{headingOf(listings.length)}</p>
      <div
        style={{
          maxHeight: '24rem',
          overflow: 'auto',
          marginBlockEnd: '1.5rem',
          padding: '0.5rem 1rem',
          border: '1px solid var(--theme-elevation-150)',
          borderRadius: 'var(--style-radius-s)',
        }}
      >
        <table style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr style={{ textAlign: 'left' }}>
              <th scope="col">Listing</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {listings.map(({ id, key, title, kinds }) => (
              <tr key={key} style={{ verticalAlign: 'top' }}>
                <td style={{ paddingBlock: '0.25rem', paddingInlineEnd: '1rem', overflowWrap: 'anywhere' }}>
                  <a href={`/admin/collections/listings/${id}`}>{title}</a>
                </td>
                <td style={{ paddingBlock: '0.25rem' }}>{harmOfListing(kinds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function headingOf(count: number): string {
  if (count >= MAX_HARMED) return `The first ${MAX_HARMED} listings; the figures above count all.`;
  return count === 1 ? '1 listing:' : `${count} listings:`;
}
