'use client';

import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { hexOf } from '#site/ui/theme/colour.ts';
import { colourProblems } from '#site/ui/theme/contrast-problems.ts';
import { COLOURS, type ColourName, themeOf } from '#site/ui/theme/theme.ts';

const names = Object.keys(COLOURS) as ColourName[];

/** One colour of the theme, picked or typed. If its contrast is too low, it says so and offers the nearest colour with enough. */
export const ColourField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string>({ path });
  const colours = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[`colours.${name}`]?.value]))),
  );
  const name = field.name as ColourName;
  const problem = colourProblems(themeOf({ colours: JSON.parse(colours) }).colours)[name];
  const hex = hexOf(value);
  const { about, hex: standard } = COLOURS[name];
  const descriptionId = `description-${name}`;
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !problem} />
        <div style={{ display: 'flex', gap: '0.5rem' }}>
          <input
            type="color"
            aria-label={`${COLOURS[name].label}: choose a colour`}
            value={hex ?? standard}
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
            aria-describedby={descriptionId}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        </div>
      </div>
      <div id={descriptionId} className="field-description" aria-live="polite">
        {problem ? <span style={{ color: 'var(--theme-error-600)' }}>{problem.sentence}</span> : about}
      </div>
      {problem?.nearest && (
        <Offer hex={problem.nearest} onTake={setValue}>
          Use {problem.nearest}
        </Offer>
      )}
      {!problem && hex !== standard && (
        <Offer hex={standard} onTake={setValue}>
          Reset to {standard}
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
