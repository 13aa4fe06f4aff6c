'use client';

import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { hexOf } from '#site/ui/look/colour-maths.ts';
import { colourProblems } from '#site/ui/look/contrast-problems.ts';
import { COLOURS, type ColourName, lookOf } from '#site/ui/look/look.ts';

const names = Object.keys(COLOURS) as ColourName[];

/** One colour of the look: picked or written, with what cannot be read with it and the nearest colour that can. */
export const ColourField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string>({ path });
  const colours = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[`colours.${name}`]?.value]))),
  );
  const name = field.name as ColourName;
  const problem = colourProblems(lookOf({ colours: JSON.parse(colours) }).colours)[name];
  const hex = hexOf(value);
  const { about, hex: plain } = COLOURS[name];
  const says = `says-${name}`;
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !problem} />
        <div style={{ display: 'flex', gap: '0.5rem' }}>
          <input
            type="color"
            aria-label={`${COLOURS[name].label}: choose a colour`}
            value={hex ?? plain}
            disabled={readOnly}
            style={{ width: 44, height: 40, padding: 2, flexShrink: 0, cursor: 'pointer' }}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
          <input
            type="text"
            id={`field-${path.replaceAll('.', '__')}`}
            value={value ?? ''}
            readOnly={readOnly}
            spellCheck={false}
            aria-describedby={says}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        </div>
      </div>
      <div id={says} className="field-description" aria-live="polite">
        {problem ? <span style={{ color: 'var(--theme-error-600)' }}>{problem.sentence}</span> : about}
      </div>
      {problem?.nearest && (
        <Offer hex={problem.nearest} onTake={setValue}>
          Use {problem.nearest}
        </Offer>
      )}
      {!problem && hex !== plain && (
        <Offer hex={plain} onTake={setValue}>
          Back to {plain}
        </Offer>
      )}
    </div>
  );
};

function Offer({
  hex,
  onTake,
  children,
}: {
  hex: string;
  onTake: (hex: string) => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', margin: '0.5rem 0 0' }}
      onClick={() => onTake(hex)}
    >
      <span aria-hidden="true" style={{ width: 14, height: 14, borderRadius: 3, background: hex }} />
      {children}
    </button>
  );
}
