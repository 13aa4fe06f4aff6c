import type { Buyer } from '@frontage/duty/buyers';
import { ListField, NumberField } from '../question-fields.tsx';
import { type BeyondProblems, MOST_BUYERS } from './beyond-query.ts';

const KINDS: [value: string, label: string][] = [
  ['', 'Nobody'],
  ['person', 'A person'],
  ['company', 'A company'],
  ['trust', 'A trust'],
];

/** A row for each buyer and one more, each with a share and claims. */
export function BuyerFields({ buyers, problems }: { buyers: Buyer[]; problems: BeyondProblems }) {
  const rows = Math.min(MOST_BUYERS, Math.max(2, buyers.length + 1));
  return Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const buyer = buyers[index];
    return (
      <fieldset key={number} className="sd-buyer">
        <legend>Buyer {number}</legend>
        <ListField label="Who" name={`buyer${number}`} options={KINDS} value={buyer?.kind ?? ''} />
        {buyer && (
          <>
            <NumberField
              share
              label="Share"
              name={`share${number}`}
              start={buyer.share ? Number((buyer.share * 100).toFixed(4)) : undefined}
              problem={problems[`share${number}`]}
            />
            {buyer.kind === 'person' && (
              <Tick name={`first${number}`} label="First home buyer" on={buyer.firstHome} />
            )}
            <Tick name={`foreign${number}`} label="Foreign purchaser" on={buyer.foreign} />
          </>
        )}
      </fieldset>
    );
  });
}

const Tick = ({ name, label, on }: { name: string; label: string; on: boolean }) => (
  <label className="sd-tick">
    <input type="checkbox" name={name} value="yes" defaultChecked={on} /> {label}
  </label>
);
