import type { ContactForm } from '#site/features/contact-forms/contact-form.ts';
import { contentName } from '#site/features/leads/attachments/file-type.ts';
import { type FileField, receiveFiles } from '#site/features/leads/attachments/receive-files.ts';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import { readFormBody } from '#site/server/body.ts';

/** All answers that are no files, in bytes: more than the longest form that can be built takes. */
const MAX_TEXT_BYTES = 300_000;

type Entries = readonly (readonly [string, unknown])[];

/** What came with a contact form. Call `remove` when the request ends. */
export type ContactBody = { entries: Entries; remove: () => Promise<void> } & (
  | { ok: true; files: readonly ReceivedFile[] }
  | { ok: false; status: 400 | 413 | 415; message: string }
);

/** Reads the body of a contact form, keeping no more of its files than the form asks for. */
export async function receiveContactForm({
  request,
  form,
  dataDir,
}: {
  request: Request;
  form: ContactForm;
  dataDir: string;
}): Promise<ContactBody> {
  const nothing = { remove: async () => undefined };
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) {
    const body = await readFormBody({ request, maxBytes: MAX_TEXT_BYTES });
    return body.ok ? { ...nothing, ...body, files: [] } : { ...nothing, ...body, entries: [] };
  }
  const fields = form.definition.fields.filter((field): field is FileField => field.kind === 'file');
  const body = await receiveFiles({
    request,
    fields,
    dataDir,
    maxTextBytes: MAX_TEXT_BYTES,
    nameOf: contentName,
  });
  return body.ok ? body : { ...nothing, ...body, entries: body.texts ?? [] };
}

/** The first text of this name; '' where there is none. */
export function textIn({ entries, name }: { entries: Entries; name: string }): string {
  const value = entries.find(([own]) => own === name)?.[1];
  return typeof value === 'string' ? value : '';
}
