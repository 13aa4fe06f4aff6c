/** A form that is fetched as HTML: which one, and which parameters name what it is about. */
export type FragmentAction = { form: string; about: readonly string[] };

/** A form that is sent: which one, and how its sender is answered. */
export type SendAction = {
  form: string;
  /** Several forms share some actions: the first one whose fields are all in the body is meant, if any. */
  unless?: readonly { has: readonly string[]; form: string }[];
  answer: 'text' | 'newsletter' | 'brochure' | 'json';
};

/** What every fragment may be asked with besides what it is about; only fields whose definition allows it are filled. */
export const COMMON_PARAMETERS: readonly string[] = [
  ...['type', 'property_id', 'pid', 'insp_id', 'inspections', 'agent_id'],
  ...['fname', 'lname', 'email', 'phone'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'hash'],
];

const fragment = (form: string, ...about: string[]): FragmentAction => ({ form, about });

/** GET: the actions that old pages fetch lead forms with. Those of visitors' accounts are in account-actions.tsx. */
export const FRAGMENT_ACTIONS: ReadonlyMap<string, FragmentAction> = new Map([
  ['inspection_preregistration_form', fragment('inspection-registration')],
  ['agency_contactrequest_form', fragment('brochure-request')],
  ['agency_salesappraisal_form', fragment('sales-appraisal', 'agency_id')],
  ['agency_rentalappraisal_form', fragment('rental-appraisal', 'agency_id')],
  ['agency_residentialappraisal_form', fragment('residential-appraisal', 'agency_id')],
  ['agency_commercialappraisal_form', fragment('commercial-appraisal', 'agency_id')],
  ['agency_ruralappraisal_form', fragment('rural-appraisal', 'agency_id')],
  ['maintenance_request_form', fragment('maintenance-request', 'agency_id')],
  ['notice_to_vacate_form', fragment('vacate-notice', 'agency_id')],
  ['newsletter_signup_form', fragment('newsletter-signup')],
  ['agency_transfermanagement_form', fragment('transfer-management', 'agency_id')],
  ['contact_office_form', fragment('contact-office', 'agency_id', 'office_id')],
  ['book_inspection_form', fragment('book-inspection')],
  ['agent_contact_form', fragment('contact-agent', 'agent_id')],
  ['agency_contact_form', fragment('contact-agency', 'agency_id')],
  ['agent_saleappraisal_form', fragment('sales-appraisal', 'agent_id')],
  ['agent_rentalappraisal_form', fragment('rental-appraisal', 'agent_id')],
  ['agent_property_enquiry_form', fragment('property-enquiry', 'agent_id', 'property_id')],
  ['agent_clearing_sales_enquiry_form', fragment('clearing-sales-enquiry', 'agent_id', 'page_id')],
  ['agent_livestock_enquiry_form', fragment('livestock-enquiry', 'page_id')],
]);

const text = (form: string, unless?: SendAction['unless']): SendAction => ({ form, unless, answer: 'text' });

/** POST: the actions that old pages send lead forms with. */
export const SEND_ACTIONS: ReadonlyMap<string, SendAction> = new Map([
  [
    'iproperty_submit_newsletter',
    {
      form: 'newsletter-signup',
      // The two name their fields differently: first-name in the panel.
      unless: [{ has: ['first_name', 'last_name'], form: 'newsletter-footer' }],
      answer: 'newsletter',
    },
  ],
  ['iproperty_send_transfermanagement', text('transfer-management')],
  [
    'iproperty_submit_appraisal',
    text('sales-appraisal', [{ has: ['appraisal_type'], form: 'residential-appraisal' }]),
  ],
  ['iproperty_submit_rental_appraisal', text('rental-appraisal')],
  ['iproperty_submit_commercial_appraisal', text('commercial-appraisal')],
  ['iproperty_submit_rural_appraisal', text('rural-appraisal')],
  ['iproperty_submit_maintenance', { form: 'maintenance-request', answer: 'json' }],
  ['iproperty_submit_vacate_request', text('vacate-notice')],
  ['iproperty_book_inspection', text('book-inspection')],
  [
    'iproperty_send_emailagent',
    text('contact-agent', [
      { has: ['property_id'], form: 'property-enquiry' },
      { has: ['page_id', 'agent_id'], form: 'clearing-sales-enquiry' },
      { has: ['page_id'], form: 'livestock-enquiry' },
    ]),
  ],
  // An office's own form has the same fields; what it names decides who gets it.
  ['iproperty_submit_contact', text('contact-agency')],
  ['iproperty_send_inspectionregistration', text('inspection-registration')],
  ['iproperty_send_emailcontactrequest', { form: 'brochure-request', answer: 'brochure' }],
]);

/** The form that a body is meant for. */
export function formOf({ action, names }: { action: SendAction; names: ReadonlySet<string> }): string {
  const other = action.unless?.find(({ has }) => has.every((name) => names.has(name)));
  return other?.form ?? action.form;
}
