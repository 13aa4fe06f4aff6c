import type { Payload } from 'payload';
import type { TakeContactLead } from './contact-result.ts';

/** What contact forms need of the rest of the program. */
export type ContactFormSetup = {
  payload: Payload;
  /** Proves answers to quizzes, and what was posted. */
  secret: string;
  siteUrl: string;
  /** Whether machines that are too quick are told so. */
  limits: boolean;
  take: TakeContactLead;
  /** When a form's ticket was issued (epoch ms); undefined for one that is none. */
  openedAt: (input: { form: string; ticket: string }) => number | undefined;
  agency: () => Promise<{ name: string; email: string }>;
  now?: () => number;
};
