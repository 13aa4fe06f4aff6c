'use client';

import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useRef } from 'react';
import { type Theme, themeOf } from '#site/ui/theme/theme.ts';
import { themeFile, themeInFile } from '#site/ui/theme/theme-file.ts';
import { THEME_PRESETS } from '#site/ui/theme/theme-presets.ts';

const BUTTON = 'btn btn--size-small btn--style-secondary';

/** Buttons that fill the form with a preset or an exported theme, without saving it, and one that exports what it holds. */
export function ThemePresets() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const file = useRef<HTMLInputElement>(null);
  const apply = ({ colours, ...rest }: Partial<Theme> & Pick<Theme, 'colours'>) => {
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
  const importFrom = async (chosen: File | undefined) => {
    if (!chosen) return;
    const theme = themeInFile(await chosen.text());
    if (!theme) return toast.error('This is no exported theme. Choose a file that was exported here.');
    apply(theme);
    toast.success('Theme imported. Save to show it to visitors.');
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
          className={BUTTON}
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
      <span style={{ display: 'flex', gap: '0.25rem', marginInlineStart: 'auto' }}>
        <button
          type="button"
          className={BUTTON}
          style={{ margin: 0 }}
          onClick={() => download(themeFile(themeOf(reduceFieldsToValues(fields, true))))}
        >
          Export
        </button>
        <button type="button" className={BUTTON} style={{ margin: 0 }} onClick={() => file.current?.click()}>
          Import
        </button>
      </span>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Exported theme"
        hidden
        onChange={({ currentTarget }) => {
          void importFrom(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}

function download(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href, download: 'theme.json' });
  link.click();
  URL.revokeObjectURL(href);
}
