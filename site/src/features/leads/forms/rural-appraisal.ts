import { addressFields } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

/** What a farm or a property in the country is worth. */
export const ruralAppraisal = appraisalForm({
  definition: {
    key: 'rural-appraisal',
    title: 'Rural appraisal',
    intro:
      'For farms, stations and lifestyle blocks. An agent who knows the district will inspect the property with you and estimate what it could sell for.',
    asks: [
      {
        kind: 'select',
        name: 'property-use',
        label: 'Property use',
        noun: 'what the property is used for',
        required: true,
        options: [
          { value: 'cropping', label: 'Cropping' },
          { value: 'grazing', label: 'Grazing and livestock' },
          { value: 'mixed', label: 'Mixed farming' },
          { value: 'dairy', label: 'Dairy' },
          { value: 'horticulture', label: 'Horticulture or viticulture' },
          { value: 'lifestyle', label: 'Lifestyle' },
          { value: 'other', label: 'Something else' },
        ],
      },
      ...addressFields,
    ],
  },
  what: 'a rural appraisal',
  hash: 'rural-appraisal',
  oldSite: {
    opens: [{ action: 'agency_ruralappraisal_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_rural_appraisal' }],
  },
});
