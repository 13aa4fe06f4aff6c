import type { Field, FormDefinition, FormValue, FormValues } from '@frontage/forms';

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
  appointment: '2026-12-01T00:00:00.000Z',
  inspection: '2026-11-28T00:00:00.000Z',
};

/**
 * What a visitor who answers every question of this form sends; without pictures and without what it is about. Fields
 * that are not named above are answered as their kind allows.
 */
export function goodAnswers(form: FormDefinition): FormValues {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const answer = byName[field.name] ?? answerOfKind(field);
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );
}

/** Only questions that everybody must answer need one. */
function answerOfKind(field: Field): FormValue | undefined {
  if (!field.required || field.shownWhen) return undefined;
  if (field.kind === 'select' || field.kind === 'radio') return field.options?.[0]?.value;
  if (field.kind === 'checkboxes') return field.options?.slice(0, 1).map(({ value }) => value);
  if (field.kind === 'checkbox') return 'yes';
  if (field.kind === 'date') return '24/12/2026';
  if (field.kind === 'number') return String(field.min ?? 1);
  if (field.kind === 'email') return 'zoe@example.com';
  if (field.kind === 'phone') return '0400 000 000';
  return field.kind === 'text' || field.kind === 'textarea' ? 'A good answer' : undefined;
}
