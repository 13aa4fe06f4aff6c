import { prefill } from '@frontage/forms';
import { LeadForm } from './lead-form.island.tsx';
import { findLeadForm } from './lead-forms.ts';
import { CONSENT, type LeadFormAddress, leadFormPath, ticketPath } from './lead-paths.ts';

/**
 * A lead form within a cached page, such as a sidebar. It has no ticket of its own: the script fetches one, and
 * without script the first sending leads to the form's page, filled in, to be sent from there.
 */
export function InlineLeadForm(address: LeadFormAddress) {
  const { form } = address;
  const definition = findLeadForm(form);
  if (!definition) throw new Error(`There is no lead form called ${form}`);
  const action = leadFormPath(address);
  const values = prefill({ definition, query: new URL(action, 'http://localhost').searchParams });
  return (
    <LeadForm
      definition={definition}
      action={action}
      ticketUrl={ticketPath(action)}
      values={values}
      footnote={CONSENT}
    />
  );
}
