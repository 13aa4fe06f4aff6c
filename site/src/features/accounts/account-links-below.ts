import type { FormLink } from '#site/ui/form-panel/opened-form.ts';

const LOGIN: FormLink = { before: 'Already registered?', form: 'login', label: 'Sign in' };

/** Links below an account form to the others a visitor may need, by the form's key. */
export const LINKS_BELOW: Readonly<Record<string, readonly FormLink[]>> = {
  login: [
    { before: '', form: 'forgot-password', label: 'Forgot your password?' },
    { before: 'New here?', form: 'register', label: 'Register for property alerts' },
  ],
  'forgot-password': [{ ...LOGIN, before: 'Remember your password?' }],
  'reset-password': [{ before: 'Link expired?', form: 'forgot-password', label: 'Request a new one' }],
  register: [LOGIN],
};
