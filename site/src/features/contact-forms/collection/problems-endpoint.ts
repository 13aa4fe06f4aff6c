import type { Endpoint } from 'payload';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { editedForm } from '../definition/edited-form.ts';
import { formProblems } from './form-problems.ts';

/**
 * POST /api/contact-forms/problems with a form as it is being edited: `{ problems }`, why it cannot be published, as
 * sentences. Staff only.
 */
export const problemsEndpoint = (knownEndings: readonly string[]): Endpoint => ({
  path: '/problems',
  method: 'post',
  handler: async (req) => {
    const problems = formProblems({ stored: await editedForm(req), knownEndings });
    return Response.json({ problems }, { headers: NO_STORE });
  },
});
