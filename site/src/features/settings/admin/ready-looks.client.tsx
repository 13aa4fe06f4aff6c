'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { READY_LOOKS } from '#site/ui/look/ready-looks.ts';

/** Whole looks to begin with: one press sets the form, and nothing is saved by it. */
export function ReadyLooks() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const take = ({ colours, ...rest }: (typeof READY_LOOKS)[number]['look']) => {
    const values = {
      ...Object.fromEntries(Object.entries(colours).map(([name, hex]) => [`colours.${name}`, hex])),
      ...rest,
    };
    // At once: of values that are set one by one, an answer of the server that is under way takes back all but the last.
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
      {READY_LOOKS.map(({ name, look }) => (
        <button
          key={name}
          type="button"
          className="btn btn--size-small btn--style-secondary"
          style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', margin: 0 }}
          onClick={() => take(look)}
        >
          <span aria-hidden="true" style={{ display: 'flex' }}>
            {[look.colours.brand, look.colours.accent, look.colours.sand].map((hex) => (
              <span key={hex} style={{ width: 12, height: 14, background: hex }} />
            ))}
          </span>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
