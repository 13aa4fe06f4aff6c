import type { Fields, OldPages } from './old-pages.ts';

export const person = { name: 'Zoë Byron', phone: '0400 000 000', email: 'zoe@example.com' };
export const named = {
  first_name: 'Zoë',
  last_name: 'Byron',
  phone: '0400 000 000',
  email: 'zoe@example.com',
};
export const street = { 'street-address': '1 High Street', suburb: 'Newtown' };
const place = { ...street, postcode: '2042', state: 'NSW' };
export const message = 'May I see it?';
export const repair = {
  'repair-urgency': 'soon',
  'repair-nature': 'other',
  'other-repair': 'The door',
  'property-access': 'call-first',
};

/** One way of sending a form: its action, the form it is for, and answers that are accepted. */
export type Sending = { action: string; form: string; good: Fields };
const sending = (action: string, form: string, good: Fields): Sending => ({
  action: `iproperty_${action}`,
  form,
  good,
});

/** Every form that old pages send, by every action. */
export function sendingsAbout(ids: OldPages['ids']): Sending[] {
  const office = { office: ids.office };
  return [
    sending('submit_newsletter', 'newsletter-signup', {
      'first-name': 'Zoë',
      'last-name': 'Byron',
      email: person.email,
    }),
    sending('submit_newsletter', 'newsletter-footer', named),
    sending('send_transfermanagement', 'transfer-management', { ...person, suburb: 'Newtown' }),
    sending('submit_appraisal', 'sales-appraisal', { ...named, ...place, agency_id: ids.office }),
    sending('submit_appraisal', 'residential-appraisal', { ...named, ...place, appraisal_type: 'sale' }),
    sending('submit_rental_appraisal', 'rental-appraisal', { ...named, ...place, agent_id: ids.agent }),
    sending('submit_commercial_appraisal', 'commercial-appraisal', {
      ...{ ...named, ...place },
      ...{ appraisal_type: 'sale', 'property-type': 'office' },
    }),
    sending('submit_rural_appraisal', 'rural-appraisal', { ...named, ...place, 'property-use': 'grazing' }),
    sending('submit_maintenance', 'maintenance-request', { ...person, ...repair, ...street, ...office }),
    sending('submit_vacate_request', 'vacate-notice', {
      ...{ ...person, ...office },
      ...{ address: '1 High Street', date: '31/12/2030', reason: 'Moving' },
    }),
    sending('book_inspection', 'book-inspection', { ...person, message, property_external_id: ids.listing }),
    sending('send_emailagent', 'contact-agent', { ...person, message, agent_id: ids.agent }),
    sending('send_emailagent', 'property-enquiry', { ...person, message, property_id: ids.listing }),
    sending('send_emailagent', 'clearing-sales-enquiry', {
      ...{ ...person, message },
      ...{ agent_id: ids.agent, page_id: '12' },
    }),
    sending('send_emailagent', 'livestock-enquiry', { ...person, message, page_id: '12' }),
    sending('submit_contact', 'contact-agency', { ...person, message, agency_id: ids.office }),
    sending('send_inspectionregistration', 'inspection-registration', {
      ...{ ...named, property_id: ids.listing },
      inspection: ids.inspection,
    }),
    sending('send_emailcontactrequest', 'brochure-request', { ...person, property_id: ids.listing }),
  ];
}
