import type { Endpoint } from 'payload';
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
    return Response.json({ problems }, { headers: { 'Cache-Control': 'no-store' } });
  },
});
