import type { Payload } from 'payload';
import type { LeadService } from '#site/features/leads/lead-service.ts';

/** What submitting a contact form needs. */
export type ContactFormSetup = {
  payload: Payload;
  /** Signs quiz answers and hashes of submissions. */
  secret: string;
  siteUrl: string;
  /** Whether a form that came faster than a person can fill it in is refused. */
  limits: boolean;
  /** Stores a submission as a lead. */
  take: LeadService['take'];
  openedAt: LeadService['openedAt'];
  /** Epoch ms. */
  now: () => number;
};
