import type { StoredForm } from '../definition/stored-form.ts';

/** Imports a form's additional settings, one `name: value` per line; names those it cannot import. */
export function importSettings(text: string): {
  form: Pick<StoredForm, 'acceptanceAsValidation'>;
  problems: string[];
} {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    // A line that begins so is commented out.
    .filter((line) => line && !line.startsWith('#'));
  const isOn = lines.some((line) => /^acceptance_as_validation\s*:\s*(on|true|1)$/.test(line));
  return {
    form: isOn ? { acceptanceAsValidation: true } : {},
    problems: lines
      .filter((line) => !line.startsWith('acceptance_as_validation'))
      .map((line) => `The additional setting “${line.slice(0, 80)}” is not supported and was skipped.`),
  };
}
