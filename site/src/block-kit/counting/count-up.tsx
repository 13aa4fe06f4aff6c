import { countText } from './count.ts';

/** A number that counts up when it comes into sight. Screen readers hear the last one, and it is there without JavaScript. */
export function CountUp({
  from = 0,
  to,
  decimals = 0,
  ms,
  grouped = true,
  before = '',
  after = '',
  editing,
}: {
  from?: number;
  to: number;
  decimals?: number;
  ms: number;
  grouped?: boolean;
  before?: string;
  after?: string;
  editing: boolean;
}) {
  const text = countText({ from, to, share: 1, decimals, grouped });
  return (
    <>
      <span className="sr-only">{`${before}${text}${after}`}</span>
      <span aria-hidden="true">
        {before}
        <span
          className="inline-block text-start whitespace-nowrap"
          data-from={from}
          data-to={to}
          data-decimals={decimals}
          data-ms={ms}
          data-plain={grouped ? undefined : ''}
          data-behaviour={editing ? undefined : 'counter'}
        >
          {text}
        </span>
        {after}
      </span>
    </>
  );
}
