import { addressFields } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

/** What a home would sell for. */
export const salesAppraisal = appraisalForm({
  definition: {
    key: 'sales-appraisal',
    title: 'Sales appraisal',
    intro:
      'Tell us where your property is. A local agent looks at it with you and tells you what it would sell for today. It costs nothing and binds you to nothing.',
    asks: addressFields,
  },
  what: 'a sales appraisal',
  hash: 'market-appraisal',
  oldSite: {
    opens: [
      { action: 'agency_salesappraisal_form', about: ['agency_id'] },
      { action: 'agent_saleappraisal_form', about: ['agent_id'] },
    ],
    sends: [{ action: 'iproperty_submit_appraisal' }],
  },
});
