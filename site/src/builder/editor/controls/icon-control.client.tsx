'use client';

import { ChosenIcon, chosenIconNames } from '#site/ui/icons/chosen-icon.tsx';
import type { ControlProps } from './control-props.ts';

/** One of the house's icons, or none. */
export function IconControl({ id, value, onChange, readOnly }: ControlProps<'icon', string>) {
  return (
    <span className="fr-b-icons" id={id}>
      <button type="button" aria-pressed={value === ''} disabled={readOnly} onClick={() => onChange('')}>
        None
      </button>
      {chosenIconNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === name}
          aria-label={name}
          title={name}
          disabled={readOnly}
          onClick={() => onChange(name)}
        >
          <ChosenIcon name={name} />
        </button>
      ))}
    </span>
  );
}
