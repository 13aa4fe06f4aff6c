import { expect, it } from 'vitest';
import { importSettings } from './import-settings.ts';

it('keeps what is known of a form’s additional settings, and names what is left out', () => {
  expect(importSettings('acceptance_as_validation: on\r\n# demo_mode: on\n\nskip_mail: on')).toEqual({
    form: { acceptanceAsValidation: true },
    problems: ['The additional setting “skip_mail: on” is not supported and was skipped.'],
  });
  expect(importSettings('acceptance_as_validation: off')).toEqual({ form: {}, problems: [] });
  expect(importSettings('')).toEqual({ form: {}, problems: [] });
});
