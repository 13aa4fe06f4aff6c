import type { GlobalConfig, JSONFieldValidation } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { leadForms } from '../../forms/lead-forms.ts';
import { mailExampleEndpoint } from './example-endpoint.ts';
import { templateProblems } from './mail-texts.ts';
import { replyTemplatesField } from './reply-templates.ts';
import { testMailEndpoint } from './test-mail-endpoint.ts';

export const MAIL_TEMPLATES = 'lead-mail-templates';
/** Purged when the texts change. */
export const MAIL_TEMPLATES_TAG = 'lead-mail-templates';

const checkTexts: JSONFieldValidation = (texts) =>
  templateProblems({ templates: texts, forms: leadForms }).join('\n') || true;

/**
 * The agency's own texts of emails about leads. Stored by form key as JSON, not as a column per text, so that a new form
 * needs no migration. Where a text is empty the default is used.
 */
export const leadMailTemplates: GlobalConfig = {
  slug: MAIL_TEMPLATES,
  label: 'Email texts',
  admin: {
    group: 'Leads',
    description:
      'Emails to the agency and the visitor after a form is submitted. Leave a field empty to use the default text shown in grey.',
  },
  access: { read: staffOnly, update: editorsAndAdmins },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge([MAIL_TEMPLATES_TAG])] },
  endpoints: [mailExampleEndpoint, testMailEndpoint],
  fields: [
    replyTemplatesField,
    {
      name: 'texts',
      type: 'json',
      admin: {
        components: {
          Field: '/features/leads/delivery/mail/admin/on-demand.client.tsx#MailTextsField',
        },
      },
      validate: checkTexts,
    },
  ],
};
