'use client';

import { useEffect, useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { findTargets, TargetPicker } from './target-picker.client.tsx';

const TITLES = {
  listings: 'Choose a listing',
  agents: 'Choose an agent',
  offices: 'Choose an office',
  pages: 'Choose a page',
  sections: 'Choose a reusable section',
  posts: 'Choose a news post',
  categories: 'Choose a news category',
  'item-templates': 'Choose an item template',
  'contact-forms': 'Choose a form',
} as const;

/** Records chosen one after another, in their order. */
export function ReferenceControl({
  of,
  id,
  value,
  onChange,
  readOnly,
}: Omit<ControlProps<'reference', number[]>, 'of'> & { of: { to: keyof typeof TITLES; max?: number } }) {
  const [isOpen, setOpen] = useState(false);
  const [labels, setLabels] = useState<ReadonlyMap<number, string>>(new Map());
  const wanted = value.filter((each) => !labels.has(each)).join(',');
  useEffect(() => {
    if (!wanted) return;
    const ids = wanted.split(',').map(Number);
    let left = false;
    findTargets({ kind: of.to, ids }).then(
      (found) => {
        if (left) return;
        const named = found.map(({ id, label }) => [id, label] as const);
        const gone = ids.map((each) => [each, `Deleted (${each})`] as const);
        setLabels((known) => new Map([...gone, ...known, ...named]));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [of.to, wanted]);
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <div id={id}>
      <ol className="fr-b-chosen">
        {value.map((each, at) => (
          <li key={each}>
            <span>{labels.get(each) ?? '…'}</span>
            <button type="button" disabled={readOnly || at === 0} onClick={() => move(at, at - 1)}>
              Move up
            </button>
            <button
              type="button"
              disabled={readOnly}
              onClick={() => onChange(value.filter((other) => other !== each))}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      {value.length < (of.max ?? 100) && (
        <button type="button" className="fr-b-button" disabled={readOnly} onClick={() => setOpen(true)}>
          {TITLES[of.to]}
        </button>
      )}
      {isOpen && (
        <TargetPicker
          title={TITLES[of.to]}
          kinds={[{ kind: of.to, label: '' }]}
          onClose={() => setOpen(false)}
          onPick={(target) => {
            setLabels((known) => new Map([...known, [target.id, target.label]]));
            if (!value.includes(target.id)) onChange([...value, target.id]);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
