import { addressFields } from './fields/address-fields.ts';
import { appraisalForm, saleOrRent } from './fields/appraisal-form.ts';

/** What a home is worth, to sell or to let. */
export const residentialAppraisal = appraisalForm({
  definition: {
    key: 'residential-appraisal',
    title: 'Residential appraisal',
    intro:
      'Find out what your home could sell or rent for. A local agent will visit and answer your questions. It’s free, with no obligation.',
    asks: [saleOrRent, ...addressFields],
  },
  what: 'a residential appraisal',
  hash: 'residential-appraisal',
  oldSite: {
    opens: [{ action: 'agency_residentialappraisal_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_appraisal', has: ['appraisal_type'] }],
  },
});
