import type { Field, FormDefinition } from '@frontage/forms';
import { addressFields, requiredOnlyWhen } from './address-fields.ts';
import { agentField, officeField } from './context-fields.ts';
import { leadMessages, namedPersonFields, withRules } from './person-fields.ts';

const person = withRules({ fields: namedPersonFields, rules: { phone: { minLength: 5 } } });

const appraisal = (
  definition: Pick<FormDefinition, 'key' | 'title' | 'intro'> & { asks: readonly Field[] },
): FormDefinition => {
  const { asks, ...names } = definition;
  return {
    ...names,
    fields: [...asks, ...person, officeField, agentField],
    submitLabel: 'Request my appraisal',
    messages: { ...leadMessages, waiting: 'Sending your request…' },
    version: 1,
  };
};

/** What a home would sell for. */
export const salesAppraisal = appraisal({
  key: 'sales-appraisal',
  title: 'Sales appraisal',
  intro:
    'Tell us about your property. A local agent will inspect it and estimate what it could sell for today. It’s free, with no obligation.',
  asks: addressFields,
});

/** What a home is worth, to sell or to let. */
export const residentialAppraisal = appraisal({
  key: 'residential-appraisal',
  title: 'Residential appraisal',
  intro:
    'Find out what your home could sell or rent for. A local agent will visit and answer your questions. It’s free, with no obligation.',
  asks: [
    {
      kind: 'radio',
      name: 'appraisal_type',
      label: 'What would you like to know?',
      noun: 'what you would like to know',
      required: true,
      options: [
        { value: 'sale', label: 'What it could sell for' },
        { value: 'rental', label: 'What it could rent for' },
      ],
      fillFrom: ['appraisal_type', 'type'],
    },
    ...addressFields,
  ],
});

/** What a home would rent for. */
export const rentalAppraisal = appraisal({
  key: 'rental-appraisal',
  title: 'Rental appraisal',
  intro:
    'Tell us about your property. A property manager will estimate the rent and explain what tenants look for nearby. It’s free, with no obligation.',
  asks: addressFields,
});

const notBusiness = { not: { field: 'appraisal_type', equals: 'business' } } as const;

/** What business premises, or a business itself, are worth. A business may have no premises of its own. */
export const commercialAppraisal = appraisal({
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
});

/** What a farm or a property in the country is worth. */
export const ruralAppraisal = appraisal({
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
});
