import type { ContactResult, ContactSubmission } from './contact-result.ts';
import type { ContactFormSetup } from './setup.ts';
import { createSubmitContactForm } from './submit-contact-form.ts';

/**
 * Checks a submission as {@link createSubmitContactForm} does, for previews of drafts: nothing is stored, nobody gets
 * an email, and the message to the visitor says so.
 */
export function createPreviewSubmit(setup: ContactFormSetup) {
  const submit = createSubmitContactForm({
    ...setup,
    limits: false,
    spamLists: async () => ({ words: [], addresses: [] }),
    take: async () => ({ ok: true, reference: '' }),
  });
  return async (submission: ContactSubmission): Promise<ContactResult> => {
    const result = await submit(submission);
    return result.status === 'mail_sent'
      ? { ...result, reference: undefined, message: `${result.message} (A preview: nothing was sent.)` }
      : result;
  };
}
