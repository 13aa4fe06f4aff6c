import { addressFields } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

/** What a home would rent for. */
export const rentalAppraisal = appraisalForm({
  definition: {
    key: 'rental-appraisal',
    title: 'Rental appraisal',
    intro:
      'Tell us about your property. A property manager will estimate the rent and explain what tenants look for nearby. It’s free, with no obligation.',
    asks: addressFields,
  },
  what: 'a rental appraisal',
  hash: 'rental-appraisal',
  oldSite: {
    opens: [
      { action: 'agency_rentalappraisal_form', about: ['agency_id'] },
      { action: 'agent_rentalappraisal_form', about: ['agent_id'] },
    ],
    sends: [{ action: 'iproperty_submit_rental_appraisal' }],
  },
});
