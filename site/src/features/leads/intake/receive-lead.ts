import { type FormBody, readFormBody } from '#site/server/body.ts';
import { type ReceivedForm, receiveFiles, type UnreadableForm } from '../attachments/receive-files.ts';
import { findLeadForm } from '../forms/lead-forms.ts';

/** Answers without files are never longer, in bytes. */
const MAX_BYTES = 64 * 1024;

/** What a lead form sent, or why it could not be read. Call `remove` when the request ends. */
export type ReceivedLead =
  | (Omit<ReceivedForm, 'entries'> & { entries: readonly (readonly [string, unknown])[] })
  | Extract<FormBody, { ok: false }>
  | UnreadableForm;

/**
 * Reads the body of a lead form, urlencoded or multipart, of at most 64 KB. Only a form that asks for files gets more
 * read, and only as much as its definition allows.
 */
export async function receiveLead({
  request,
  form,
  dataDir,
  sender,
}: {
  request: Request;
  form: string;
  dataDir: string;
  /** The sender as limits count them; left out, there is no limit. */
  sender?: string;
}): Promise<ReceivedLead> {
  const field = findLeadForm(form)?.definition.fields.find((candidate) => candidate.kind === 'file');
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  if (field && isMultipart)
    return receiveFiles({ request, fields: [field], dataDir, sender, maxTextBytes: MAX_BYTES });
  const body = await readFormBody({ request, maxBytes: MAX_BYTES });
  return body.ok ? { ...body, files: [], remove: async () => undefined } : body;
}
