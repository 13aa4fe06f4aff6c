import { addressFields } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

/** What a home is worth, to sell or to let. */
export const residentialAppraisal = appraisalForm({
  definition: {
    key: 'residential-appraisal',
    title: 'Residential appraisal',
    intro:
      'Find out what your home is worth, whether you think of selling or of letting it. A local agent visits and answers your questions, free of charge.',
    asks: [
      {
        kind: 'radio',
        name: 'appraisal_type',
        label: 'What would you like to know?',
        noun: 'what you would like to know',
        required: true,
        options: [
          { value: 'sale', label: 'What it would sell for' },
          { value: 'rental', label: 'What it would rent for' },
        ],
        fillFrom: ['appraisal_type', 'type'],
      },
      ...addressFields,
    ],
  },
  what: 'a residential appraisal',
  hash: 'residential-appraisal',
  oldSite: {
    opens: [{ action: 'agency_residentialappraisal_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_appraisal', has: ['appraisal_type'] }],
  },
});
