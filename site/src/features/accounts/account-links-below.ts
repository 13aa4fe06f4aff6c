import { accountTexts } from '#site/messages/accounts.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import type { FormLink } from '#site/ui/form-panel/opened-form.ts';

type Text = keyof ReturnType<typeof accountTexts>['links'];

/** The forms that visitors may need from a form, by its key, with the text of the link. */
const LINKS: Readonly<Record<string, readonly { text: Text; form: string }[]>> = {
  login: [
    { text: 'forgotten', form: 'forgot-password' },
    { text: 'new', form: 'register' },
  ],
  'forgot-password': [{ text: 'remembered', form: 'login' }],
  'reset-password': [{ text: 'expired', form: 'forgot-password' }],
  register: [{ text: 'registered', form: 'login' }],
};

/** Links below an account form to the others a visitor may need, in their language. */
export const linksBelow = (form: string): FormLink[] =>
  (LINKS[form] ?? []).map((link) => ({
    ...accountTexts().links[link.text],
    href: languagePath(currentLanguage(), `/forms/${link.form}`),
  }));
