import { dayText } from '@frontage/duty/engine';
import type { EditionPreview } from '../preview-edition.ts';

type Amount = number | null;

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Sample purchases before and after an edition, and the difference. */
export function SampleTable({ preview: { date, samples } }: { preview: EditionPreview }) {
  const end = { textAlign: 'end', paddingInlineStart: '1.5rem' } as const;
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ borderCollapse: 'collapse', marginBlock: '1rem' }}>
        <caption style={{ textAlign: 'start' }}>
          Contracts signed on {dayText(date)}, the day the newest table starts. To pay: duty, surcharge and
          fees together.
        </caption>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              Purchase
            </th>
            {[
              'To pay before',
              'To pay after',
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
          {samples.map(({ label, payBefore, payAfter, grantsBefore, grantsAfter }) => (
            <tr key={label}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 'normal' }}>
                {label}
              </th>
              <td style={end}>{amountText(payBefore)}</td>
              <td style={end}>{amountText(payAfter)}</td>
              <td style={end}>{differenceText(payBefore, payAfter)}</td>
              <td style={end}>{amountText(grantsBefore)}</td>
              <td style={end}>{amountText(grantsAfter)}</td>
              <td style={end}>{differenceText(grantsBefore, grantsAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const amountText = (amount: Amount): string => (amount === null ? 'Not known' : dollars.format(amount));

function differenceText(before: Amount, after: Amount): string {
  if (before === after) return 'No change';
  if (before === null || after === null) return 'Not known';
  // Amounts are exact to the cent, their difference as floating point is not.
  const difference = Math.round((after - before) * 100) / 100;
  return `${difference > 0 ? '+' : '−'}${dollars.format(Math.abs(difference))}`;
}
