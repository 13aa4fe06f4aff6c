import { appointments } from './en/appointments.ts';
import { subject } from './subject.ts';

/** Texts of booked appraisals. For the server alone. */
export const appointmentTexts = subject('appointments', appointments);
