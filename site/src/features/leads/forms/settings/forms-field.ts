import type { TextField } from 'payload';
import { findLeadForm } from '../lead-forms.ts';

/**
 * Which lead forms something is for; none chosen means all. Stored as text and checked against the list of forms: as a
 * `select` the databases would know the keys, and a new form would need a migration.
 */
export function formsField(): TextField {
  return {
    name: 'forms',
    type: 'text',
    hasMany: true,
    validate: checkForms,
    admin: {
      description: 'Leave empty for all forms.',
      components: { Field: '/features/leads/forms/settings/on-demand.client.tsx#FormsField' },
    },
  };
}

function checkForms(value: unknown): true | string {
  const keys = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  const unknown = keys.find((key) => typeof key !== 'string' || !findLeadForm(key));
  return unknown === undefined || `Unknown form “${unknown}”. Remove it.`;
}
