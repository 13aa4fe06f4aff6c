import type { Field } from '@frontage/forms';

/** What a form is about. Pages put these ids in; a visitor can alter them, so they are looked up, never trusted. */

export const listingField: Field = {
  kind: 'hidden',
  name: 'property_id',
  label: 'Property',
  fillFrom: ['property_id', 'pid'],
};

/** The same under the name that the agent forms have for it. */
export const externalListingField: Field = {
  kind: 'hidden',
  name: 'property_external_id',
  label: 'Property',
  fillFrom: ['property_external_id', 'property_id', 'pid'],
};

export const agentField: Field = { kind: 'hidden', name: 'agent_id', label: 'Agent', fillFrom: ['agent_id'] };

export const officeField: Field = {
  kind: 'hidden',
  name: 'office_id',
  label: 'Office',
  fillFrom: ['office_id', 'agency_id'],
};

/** The page of a sale or an offer that has no listing. */
export const pageField: Field = { kind: 'hidden', name: 'page_id', label: 'Page', fillFrom: ['page_id'] };

/** Which office, to choose; not part of the form where the agency has only one. */
export const officeChoice: Field = {
  kind: 'select',
  name: 'office',
  label: 'Office',
  noun: 'your office',
  required: true,
  optionsFrom: 'offices',
  fillFrom: ['office', 'office_id', 'agency_id'],
};
