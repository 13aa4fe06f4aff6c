import { brochureRequest } from '../../forms/brochure-request.ts';
import type { Readership } from '../../forms/lead-form.ts';
import { findLeadForm } from '../../forms/lead-forms.ts';
import type { MailExample } from './example-endpoint.ts';
import { EXAMPLE_LISTING, exampleLead } from './example-lead.ts';
import type { LeadMailProps } from './mail-content.ts';
import { type MailTemplates, mailTexts } from './mail-texts.ts';

/** Whose texts an example shows: of a form, to staff or to visitors. */
export type ExampleOf = { form: string; readership: Readership; templates: MailTemplates };

/** What an email says with made-up answers; undefined for a form that is not there. */
export function exampleProps({
  form,
  readership,
  templates,
  example,
}: ExampleOf & { example: MailExample }): LeadMailProps | undefined {
  const { unconfirmed: _, ...agency } = example;
  const definition = findLeadForm(form)?.definition;
  if (!definition) return undefined;
  const lead = exampleLead({ definition, at: new Date() });
  return {
    ...agency,
    lead,
    listing: lead.listingId === null ? undefined : EXAMPLE_LISTING,
    texts: mailTexts({ templates, form, readership }),
    download:
      form === brochureRequest.definition.key
        ? { href: '/brochures', label: 'Download the brochure' }
        : undefined,
  };
}
