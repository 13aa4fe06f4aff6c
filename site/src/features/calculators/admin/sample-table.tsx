import { dayText } from '@frontage/duty/engine';
import type { EditionPreview, SampleChange } from '../preview-edition.ts';

type Amount = number | null;

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A purchase that changes stands out; the difference says it in words too. */
const MARKED = { background: 'var(--theme-warning-100)', fontWeight: 600 };

const isChanged = ({ payBefore, payAfter, grantsBefore, grantsAfter }: SampleChange): boolean =>
  payBefore !== payAfter || grantsBefore !== grantsAfter;

/** Sample purchases before and after an edition, and the difference; those that change are marked. */
export function SampleTable({ preview: { date, samples } }: { preview: EditionPreview }) {
  const end = { textAlign: 'end', paddingInlineStart: '1.5rem' } as const;
  const changed = samples.filter(isChanged).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard must be able to do that
    <div style={{ overflowX: 'auto' }} tabIndex={0}>
      <table style={{ borderCollapse: 'collapse', marginBlock: '1rem' }}>
        <caption style={{ textAlign: 'start', paddingBlockEnd: '0.5rem' }}>
          {changed === 0
            ? 'None of these purchases changes.'
            : `${changed} of ${samples.length} purchases ${changed === 1 ? 'changes' : 'change'}.`}{' '}
          Contracts signed on {dayText(date)}. Amounts include duty, surcharge and fees.
        </caption>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              Purchase
            </th>
            {[
              'Payable before',
              'Payable after',
              'Difference',
              'Grants before',
              'Grants after',
              'Difference in grants',
            ].map((heading) => (
              <th key={heading} scope="col" style={end}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={sample.label} style={isChanged(sample) ? MARKED : undefined}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 'inherit', minWidth: '12rem' }}>
                {sample.label}
              </th>
              <td style={end}>{amountText(sample.payBefore)}</td>
              <td style={end}>{amountText(sample.payAfter)}</td>
              <td style={end}>{differenceText(sample.payBefore, sample.payAfter)}</td>
              <td style={end}>{amountText(sample.grantsBefore)}</td>
              <td style={end}>{amountText(sample.grantsAfter)}</td>
              <td style={end}>{differenceText(sample.grantsBefore, sample.grantsAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const amountText = (amount: Amount): string => (amount === null ? 'Unknown' : dollars.format(amount));

function differenceText(before: Amount, after: Amount): string {
  if (before === after) return 'No change';
  if (before === null || after === null) return 'Unknown';
  // Amounts are exact to the cent, their difference as floating point is not.
  const difference = Math.round((after - before) * 100) / 100;
  return `${difference > 0 ? '+' : '−'}${dollars.format(Math.abs(difference))}`;
}
