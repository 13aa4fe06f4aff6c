'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { THEME_PRESETS } from '#site/ui/theme/theme-presets.ts';

/** Buttons that fill the form with a preset, without saving it. */
export function ThemePresets() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const apply = ({ colours, ...rest }: (typeof THEME_PRESETS)[number]['theme']) => {
    const values = {
      ...Object.fromEntries(Object.entries(colours).map(([name, hex]) => [`colours.${name}`, hex])),
      ...rest,
    };
    // In one dispatch: a pending response of the server would undo all but the last of several.
    const formState = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, { ...fields[path], value, isModified: true }]),
    );
    dispatch({ type: 'UPDATE_MANY', formState });
    setModified(true);
  };
  return (
    <fieldset
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.25rem',
        margin: '0 0 0.75rem',
        padding: 0,
        border: 0,
      }}
    >
      <legend style={{ marginBottom: '0.25rem' }}>Start with a preset</legend>
      {THEME_PRESETS.map(({ name, theme }) => (
        <button
          key={name}
          type="button"
          className="btn btn--size-small btn--style-secondary"
          style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', margin: 0 }}
          onClick={() => apply(theme)}
        >
          <span aria-hidden="true" style={{ display: 'flex' }}>
            {[theme.colours.brand, theme.colours.accent, theme.colours.sand].map((hex) => (
              <span key={hex} style={{ width: 12, height: 14, background: hex }} />
            ))}
          </span>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
