import type { Buyer } from '@frontage/duty/buyers';
import { ListField, NumberField } from '../question-fields.tsx';
import { say } from '../say.ts';
import { type BeyondProblems, MOST_BUYERS } from './beyond-query.ts';

const KINDS: [value: string, label: string][] = [
  ['', 'Nobody'],
  ['person', 'A person'],
  ['company', 'A company'],
  ['trust', 'A trust'],
];

/** A row for each buyer and one more, each with a share and claims. */
export function BuyerFields({
  buyers,
  problems,
  form,
}: {
  buyers: Buyer[];
  problems: BeyondProblems;
  /** The id of the form that the fields belong to. */
  form: string;
}) {
  const rows = Math.min(MOST_BUYERS, Math.max(2, buyers.length + 1));
  return Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const buyer = buyers[index];
    return (
      <fieldset key={number} className="sd-buyer">
        <legend>{say('Buyer {number}', { number })}</legend>
        <ListField
          label={say('Who')}
          name={`buyer${number}`}
          form={form}
          options={KINDS}
          value={buyer?.kind ?? ''}
        />
        {buyer && (
          <>
            <NumberField
              share
              label={say('Share')}
              name={`share${number}`}
              form={form}
              start={buyer.share ? Number((buyer.share * 100).toFixed(4)) : undefined}
              problem={problems[`share${number}`]}
            />
            {buyer.kind === 'person' && (
              <Tick
                form={form}
                name={`first${number}`}
                label={say('First home buyer')}
                on={buyer.firstHome}
              />
            )}
            <Tick form={form} name={`foreign${number}`} label={say('Foreign purchaser')} on={buyer.foreign} />
          </>
        )}
      </fieldset>
    );
  });
}

const Tick = ({ form, name, label, on }: { form: string; name: string; label: string; on: boolean }) => (
  <label className="sd-tick">
    <input type="checkbox" form={form} name={name} value="yes" defaultChecked={on} /> {label}
  </label>
);
