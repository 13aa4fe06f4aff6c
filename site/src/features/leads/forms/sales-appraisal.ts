import { addressFields } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

/** What a home would sell for. */
export const salesAppraisal = appraisalForm({
  definition: {
    key: 'sales-appraisal',
    title: 'Sales appraisal',
    intro:
      'Tell us about your property. A local agent will inspect it and estimate what it could sell for today. It’s free, with no obligation.',
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
