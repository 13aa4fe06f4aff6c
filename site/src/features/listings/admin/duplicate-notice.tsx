import type { UIFieldServerComponent } from 'payload';
import { duplicatesOf } from '../feed/duplicate-listings.ts';

/** On a listing: other listings of the same property that are on the market at the same time. */
export const DuplicateNotice: UIFieldServerComponent = async ({ id, payload }) => {
  if (!id) return null;
  const others = await duplicatesOf(payload, Number(id));
  if (others.length === 0) return null;
  return (
    <section
      className="field-type"
      aria-label="Listed more than once"
      style={{
        padding: '0.75rem 1rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      <strong>This property is listed more than once.</strong> The same address is on the market at the same
      time as:{' '}
      {others.map(({ id: other, title, status, feed }, index) => (
        <span key={other}>
          {index > 0 && ', '}
          <a href={`/admin/collections/listings/${other}`}>{title}</a> ({feed ? `feed ${feed}` : 'added here'}
          , {status})
        </span>
      ))}
      . Withdraw the wrong one.
    </section>
  );
};
