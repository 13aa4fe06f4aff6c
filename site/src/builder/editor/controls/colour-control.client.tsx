'use client';

import { TOKENS } from '#site/ui/theme/palette.ts';
import { useBuilder } from '../builder-context.client.ts';
import { ContrastNote } from './contrast-note.client.tsx';
import type { ControlProps } from './control-props.ts';

const tokens = Object.entries(TOKENS) as [keyof typeof TOKENS, string][];

/** A colour of the agency's palette, another one, or none. */
export function ColourControl({ of, id, value, onChange, readOnly }: ControlProps<'colour', string>) {
  const { palette } = useBuilder().opened;
  const isOther = value.startsWith('#');
  const hex = isOther ? value : palette[value as keyof typeof palette];
  return (
    <>
      <span className="fr-b-swatches">
        <button
          type="button"
          className="fr-b-swatch fr-b-none"
          aria-pressed={value === ''}
          title="None"
          disabled={readOnly}
          onClick={() => onChange('')}
        >
          <span className="fr-b-hidden">None</span>
        </button>
        {tokens.map(([token, label]) => (
          <button
            key={token}
            type="button"
            className="fr-b-swatch"
            style={{ background: palette[token] }}
            aria-pressed={value === token}
            title={label}
            disabled={readOnly}
            onClick={() => onChange(token)}
          >
            <span className="fr-b-hidden">{label}</span>
          </button>
        ))}
        <label className="fr-b-other" data-chosen={isOther || undefined}>
          Custom
          <input
            id={id}
            type="color"
            value={isOther ? value : '#888888'}
            disabled={readOnly}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </label>
      </span>
      {of.ofText && hex && <ContrastNote colour={hex} />}
    </>
  );
}
