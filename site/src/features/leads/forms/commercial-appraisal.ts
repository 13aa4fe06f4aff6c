import { addressFields, requiredOnlyWhen } from './fields/address-fields.ts';
import { appraisalForm } from './fields/appraisal-form.ts';

const notBusiness = { not: { field: 'appraisal_type', equals: 'business' } } as const;

/** What business premises, or a business itself, are worth. A business may have no premises of its own. */
export const commercialAppraisal = appraisalForm({
  definition: {
    key: 'commercial-appraisal',
    title: 'Commercial appraisal',
    intro:
      'For offices, shops, warehouses and businesses. A commercial agent will estimate what yours could sell or lease for.',
    asks: [
      {
        kind: 'radio',
        name: 'appraisal_type',
        label: 'What would you like appraised?',
        noun: 'what you would like appraised',
        required: true,
        options: [
          { value: 'sale', label: 'Selling a property' },
          { value: 'lease', label: 'Leasing a property' },
          { value: 'business', label: 'Selling a business' },
        ],
        fillFrom: ['appraisal_type', 'type'],
      },
      {
        kind: 'select',
        name: 'property-type',
        label: 'Property type',
        requiredWhen: notBusiness,
        options: [
          { value: 'office', label: 'Offices' },
          { value: 'retail', label: 'Shop or showroom' },
          { value: 'industrial', label: 'Industrial or warehouse' },
          { value: 'medical', label: 'Medical or consulting' },
          { value: 'hospitality', label: 'Hotel or hospitality' },
          { value: 'land', label: 'Land or development' },
          { value: 'other', label: 'Something else' },
        ],
      },
      ...requiredOnlyWhen({ fields: addressFields, condition: notBusiness }),
    ],
  },
  what: 'a commercial appraisal',
  hash: 'commercial-appraisal',
  oldSite: {
    opens: [{ action: 'agency_commercialappraisal_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_commercial_appraisal' }],
  },
});
