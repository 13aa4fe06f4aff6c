import type { Field } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';

/** Whether a question is shown, and whether it must be answered. */
export type QuestionSetting = 'optional' | 'required' | 'hidden';

/** The agency's settings for registering for property alerts. */
export type AlertRegistrationSettings = {
  /** Whether a registration redirects to its thank-you page. */
  conversion: boolean;
  password: QuestionSetting;
  mobile: QuestionSetting;
};

const questionField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'select',
  defaultValue: 'optional',
  options: [
    { value: 'optional', label: 'Optional' },
    { value: 'required', label: 'Required' },
    { value: 'hidden', label: 'Not asked' },
  ],
});

/** The same settings as fields for staff, beside those of the lead forms. */
export const alertRegistrationFields: Field = {
  type: 'collapsible',
  label: 'Register for property alerts',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'alertRegistration',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'conversion',
          label: 'Redirect to a thank-you page after registering',
          type: 'checkbox',
          defaultValue: true,
        },
        { type: 'row', fields: [questionField('password', 'Password'), questionField('mobile', 'Mobile')] },
      ],
    },
  ],
};

/** These settings, cached until they change. */
export const loadAlertRegistrationSettings = keepUntilPurged({
  tags: ['lead-forms'],
  async read(payload): Promise<AlertRegistrationSettings> {
    const { alertRegistration } = await payload.findGlobal({ slug: 'lead-form-settings', depth: 0 });
    return {
      conversion: alertRegistration?.conversion ?? true,
      password: alertRegistration?.password ?? 'optional',
      mobile: alertRegistration?.mobile ?? 'optional',
    };
  },
});
