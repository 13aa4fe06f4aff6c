import { APIError, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { readJsonBody } from '#site/server/body.ts';

/**
 * The id of the record that a request of the page builder names, if its sender may change pages.
 * @throws {APIError} with a sentence for staff
 */
export function allowedRecord(req: PayloadRequest): number {
  if (!staffOf(req)) throw new APIError('Sign in again. Your changes are stored in this browser.', 401);
  if (!mayChange(req, 'website'))
    throw new APIError('Only admins, editors and marketing can edit pages. Ask one of them for help.', 403);
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new APIError('This page doesn’t exist.', 404);
  return id;
}

/** The few values that a request carries; an empty object where they cannot be read. */
export async function smallBody({ headers, body = null }: PayloadRequest): Promise<Record<string, unknown>> {
  const read = await readJsonBody({ request: { headers, body }, maxBytes: 1000, maxLevels: 2 });
  const value = typeof read === 'object' ? read?.value : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** An answer whose refusals are sentences for staff. */
export async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError)
      return Response.json({ message: sentence(error) }, { status: error.status });
    // A design that cannot be stored; its message is for staff.
    if (error instanceof Error && error.name === 'DesignProblem')
      return Response.json({ message: error.message }, { status: 422 });
    throw error;
  }
}

/** What is wrong, as a sentence: of a form that is not complete, each field's own. */
function sentence(error: APIError): string {
  const { errors } = (error.data ?? {}) as { errors?: { label?: unknown; message?: string }[] };
  if (!errors?.length) return error.message;
  return `Correct this on the page’s form first. ${errors
    .map(({ label, message }) => `${typeof label === 'string' ? `${label}: ` : ''}${message}`)
    .join(' ')}`;
}
