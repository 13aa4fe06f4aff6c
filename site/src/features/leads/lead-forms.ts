import type { FormDefinition } from '@frontage/forms';
import {
  commercialAppraisal,
  rentalAppraisal,
  residentialAppraisal,
  ruralAppraisal,
  salesAppraisal,
} from './forms/appraisals.ts';
import { contactAgency, contactOffice } from './forms/contact-agency.ts';
import { contactAgent } from './forms/contact-agent.ts';
import { bookInspection, inspectionRegistration } from './forms/inspections.ts';
import { brochureRequest, clearingSalesEnquiry, livestockEnquiry } from './forms/listing-enquiries.ts';
import { maintenanceRequest } from './forms/maintenance-request.ts';
import { newsletterFooter, newsletterSignup } from './forms/newsletters.ts';
import { propertyEnquiry } from './forms/property-enquiry.ts';
import { transferManagement } from './forms/transfer-management.ts';
import { vacateNotice } from './forms/vacate-notice.ts';

/** Every lead form, listed once. */
export const leadForms: readonly FormDefinition[] = [
  propertyEnquiry,
  contactAgent,
  contactAgency,
  contactOffice,
  bookInspection,
  inspectionRegistration,
  brochureRequest,
  salesAppraisal,
  residentialAppraisal,
  rentalAppraisal,
  commercialAppraisal,
  ruralAppraisal,
  maintenanceRequest,
  vacateNotice,
  transferManagement,
  newsletterSignup,
  newsletterFooter,
  clearingSalesEnquiry,
  livestockEnquiry,
];

/** The form with this key, or undefined. */
export function findLeadForm(key: string): FormDefinition | undefined {
  return leadForms.find((form) => form.key === key);
}
