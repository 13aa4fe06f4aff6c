import type { FormDefinition, FormValues } from '@frontage/forms';

const byName: FormValues = {
  name: 'Zoë Byron',
  first_name: 'Zoë',
  last_name: 'Byron',
  'first-name': 'Zoë',
  'last-name': 'Byron',
  email: 'zoe@example.com',
  phone: '0400 000 000',
  message: 'May I see it?',
  'street-address': '12 Example Street',
  address: '12 Example Street, Newtown NSW 2042',
  suburb: 'Newtown',
  postcode: '2042',
  state: 'NSW',
  appraisal_type: 'sale',
  'property-type': 'office',
  'property-use': 'grazing',
  'repair-urgency': 'soon',
  'repair-nature': 'plumbing',
  'property-access': 'call-first',
  office: '3',
  date: '24/12/2026',
  reason: 'We have bought a home.',
  inspection: '2026-11-28T00:00:00.000Z',
};

/** What a visitor who answers every question of this form sends; without pictures and without what you would like appraised. */
export function goodAnswers(form: FormDefinition): FormValues {
  return Object.fromEntries(
    form.fields.filter(({ name }) => byName[name] !== undefined).map(({ name }) => [name, byName[name]]),
  );
}
