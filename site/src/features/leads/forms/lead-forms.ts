import { appraisalBooking } from './appraisal-booking.ts';
import { bookInspection } from './book-inspection.ts';
import { brochureRequest } from './brochure-request.ts';
import { clearingSalesEnquiry } from './clearing-sales-enquiry.ts';
import { commercialAppraisal } from './commercial-appraisal.ts';
import { contactAgency } from './contact-agency.ts';
import { contactAgent } from './contact-agent.ts';
import { contactOffice } from './contact-office.ts';
import { inspectionRegistration } from './inspection-registration.ts';
import type { LeadForm } from './lead-form.ts';
import { livestockEnquiry } from './livestock-enquiry.ts';
import { maintenanceRequest } from './maintenance-request.ts';
import { newsletterFooter } from './newsletter-footer.ts';
import { newsletterSignup } from './newsletter-signup.ts';
import { offMarketBuyers } from './off-market-buyers.ts';
import { openHomeCheckIn } from './open-home-check-in.ts';
import { propertyEnquiry } from './property-enquiry.ts';
import { rentalAppraisal } from './rental-appraisal.ts';
import { residentialAppraisal } from './residential-appraisal.ts';
import { ruralAppraisal } from './rural-appraisal.ts';
import { salesAppraisal } from './sales-appraisal.ts';
import { transferManagement } from './transfer-management.ts';
import { vacateNotice } from './vacate-notice.ts';

/** Every lead form, listed once, in the order in which staff see them. */
export const leadForms: readonly LeadForm[] = [
  propertyEnquiry,
  contactAgent,
  contactAgency,
  contactOffice,
  bookInspection,
  inspectionRegistration,
  openHomeCheckIn,
  offMarketBuyers,
  brochureRequest,
  salesAppraisal,
  residentialAppraisal,
  rentalAppraisal,
  commercialAppraisal,
  ruralAppraisal,
  appraisalBooking,
  maintenanceRequest,
  vacateNotice,
  transferManagement,
  newsletterSignup,
  newsletterFooter,
  clearingSalesEnquiry,
  livestockEnquiry,
];

/** The form with this key, or undefined. */
export const findLeadForm = (key: string): LeadForm | undefined =>
  leadForms.find(({ definition }) => definition.key === key);

/** Whether a form signs up for the newsletter. */
export const isNewsletter = (form: string): boolean => findLeadForm(form)?.newsletter ?? false;

/** Whether property managers get a copy of what this form brings. */
export const isForPropertyManagers = (form: string): boolean =>
  findLeadForm(form)?.forPropertyManagers ?? false;

/**
 * Whether somebody waits for an answer to what this form brings: newsletter sign-ups and visitors of open homes do not.
 * Staff are emailed at once about visitors of open homes who want to sell.
 */
export const waitsForAnswer = (form: string): boolean => !NO_ANSWER.includes(form);

/** The keys of the forms that nobody has to answer. */
export const NO_ANSWER: readonly string[] = leadForms
  .filter(({ newsletter, atDoor }) => newsletter || atDoor)
  .map(({ definition }) => definition.key);
