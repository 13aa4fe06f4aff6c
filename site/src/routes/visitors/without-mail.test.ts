import { applyMail, type FormDefinition } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import {
  forgotPasswordForm,
  loginForm,
  registerForm,
  resetPasswordForm,
} from '#site/features/accounts/forms/guest-forms.ts';
import {
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  profileForm,
} from '#site/features/accounts/forms/member-forms.ts';
import {
  alertSettingsForm,
  quietHoursForm,
  saveSearchForm,
  soldNearYouForm,
} from '#site/features/alerts/forms/definitions.ts';
import { matchText } from '#site/features/alerts/match-text.ts';
import { resultFormDefinition } from '#site/features/calculators/result-form.ts';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { consentOf } from '#site/features/leads/forms/opening/lead-paths.ts';
import { readyForm } from '#site/features/leads/forms/ready-form.ts';
import { defaultLeadFormSettings } from '#site/features/leads/forms/settings/load-form-settings.ts';

/** What is untrue where no email leaves the server. */
const CLAIMS = /emailed|inbox|sent you|we’ve sent|on its way|we’ll (email|send)|get an email/i;
/** What the visitor sent, which has arrived: the text is the specification's. */
const OF_THE_VISITOR = 'Your message has been sent successfully';

const directory = { offices: async () => [], inspections: async () => [] };
const thanksOf = ({ messages: { thanks } }: FormDefinition): string => `${thanks.title} ${thanks.body}`;

describe('without a mail server', () => {
  it.each(leadForms.map(({ definition: { key } }) => key))(
    'the lead form %s claims no email',
    async (form) => {
      const ready = await readyForm({ form, values: {}, sources: { directory, now: () => 0 } });
      if (!ready) throw new Error(`The form ${form} is off.`);
      const { definition } = ready;
      expect(thanksOf(definition).replace(OF_THE_VISITOR, '')).not.toMatch(CLAIMS);
      expect(`${definition.intro} ${consentOf(definition)}`).not.toMatch(CLAIMS);
      expect(definition).not.toHaveProperty('withoutMail');
    },
  );

  it.each(
    [
      ...[loginForm, forgotPasswordForm, resetPasswordForm, profileForm, changePasswordForm, changeEmailForm],
      ...[deleteAccountForm, saveSearchForm, soldNearYouForm, alertSettingsForm, quietHoursForm],
      ...(['optional', 'required', 'hidden'] as const).map((password) =>
        registerForm([], { password, mobile: 'optional' }),
      ),
      resultFormDefinition,
    ].map((definition) => [definition.key, definition] as const),
  )('the form %s claims and promises no email', (_, definition) => {
    const { intro = '', ...form } = applyMail({ definition, sendsMail: false });
    expect(`${intro} ${thanksOf(form)}`).not.toMatch(CLAIMS);
  });

  it('an alert without matches promises none', () => {
    for (const events of [[], ['sold']] as const)
      expect(matchText({ total: 0 }, events)).toMatch(/This website can’t send email yet\.$/);
  });

  it('keeps what staff wrote', async () => {
    const newsletter = leadForms.find(({ definition: { key } }) => key === 'newsletter-signup');
    if (!newsletter) throw new Error('There is no newsletter form.');
    const own = { ...defaultLeadFormSettings(newsletter), thanks: { title: 'Look in your inbox' } };
    const settings = async () => ({ 'newsletter-signup': own });
    const sources = { settings, directory, now: () => 0 };
    const ready = await readyForm({ form: 'newsletter-signup', values: {}, sources });
    expect(ready?.definition.messages.thanks).toEqual({
      title: 'Look in your inbox',
      body: expect.stringContaining('This website can’t send email yet.'),
    });
  });
});

it('with one, forms say that they sent an email', () => {
  const { withoutMail: _, ...form } = forgotPasswordForm;
  expect(applyMail({ definition: forgotPasswordForm, sendsMail: true })).toEqual(form);
  expect(thanksOf(form)).toMatch(CLAIMS);
});
