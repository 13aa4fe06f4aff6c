import type { GlobalConfig, JSONFieldValidation } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { leadForms } from './forms/lead-forms.ts';
import { mailExampleEndpoint } from './mail/example-endpoint.ts';
import { templateProblems } from './mail/mail-texts.ts';

export const MAIL_TEMPLATES = 'lead-mail-templates';
/** Purged when the texts change. */
export const MAIL_TEMPLATES_TAG = 'lead-mail-templates';

const checkTexts: JSONFieldValidation = (texts) =>
  templateProblems({ templates: texts, forms: leadForms }).join('\n') || true;

/**
 * What the e-mails about leads say in words of the agency's own. By form key as JSON, not a column per text: a new form
 * needs no migration, and what is empty is said in the default words.
 */
export const leadMailTemplates: GlobalConfig = {
  slug: MAIL_TEMPLATES,
  label: 'E-mail texts',
  admin: {
    group: 'Leads',
    description:
      'E-mails to the agency and the visitor after a form is submitted. Leave a field empty to use the default text shown in grey.',
  },
  access: { read: staffOnly, update: editorsAndAdmins },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge([MAIL_TEMPLATES_TAG])] },
  endpoints: [mailExampleEndpoint],
  fields: [
    {
      name: 'texts',
      type: 'json',
      admin: {
        components: { Field: '/features/leads/mail/admin/mail-texts-field.client.tsx#MailTextsField' },
      },
      validate: checkTexts,
    },
  ],
};
