import { basename } from 'node:path';
import { fileEnding } from '@frontage/forms';
import { APIError, type PayloadRequest } from 'payload';
import { folderOf } from '#site/features/settings/library-storage.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageProblem } from '#site/server/files/storage-problem.ts';
import { type MailFile, mailFile } from '../../attachments/mail-files.ts';
import { safeTitle } from '../../attachments/store-files.ts';

/** How many files a reply can have, and their size together in bytes: mail servers refuse more. */
const MOST_FILES = 5;
const MAX_BYTES = 10_000_000;

/**
 * The files of a reply as its form sends them, each `{ name, data }` with its content in base64, or `{ collection, id }` of
 * a library. Throws an APIError with a sentence for what cannot be sent.
 */
export async function readReplyFiles(req: PayloadRequest, sent: unknown): Promise<MailFile[]> {
  if (sent === undefined) return [];
  if (!Array.isArray(sent))
    throw new APIError('The files of this reply cannot be read. Attach them again.', 400);
  if (sent.length > MOST_FILES) throw new APIError(`Attach ${MOST_FILES} files at most.`, 400);
  const files: MailFile[] = [];
  for (const each of sent as Record<string, unknown>[])
    files.push(each?.collection ? await fromLibrary(req, each) : uploaded(each));
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_BYTES)
    throw new APIError('The files are larger than 10 MB together. Send fewer or smaller ones.', 400);
  return files;
}

function uploaded({ name, data }: Record<string, unknown>): MailFile {
  const bytes = Buffer.from(typeof data === 'string' ? data : '', 'base64');
  const file = mailFile({ name: String(name ?? ''), bytes });
  if (file) return file;
  throw new APIError(
    `“${safeTitle(String(name ?? ''))}” cannot be attached. Send a PDF, picture, Office document, text, audio or video file that is not empty.`,
    400,
  );
}

/** An image or document of the library. It is copied, so what was sent stays when it is deleted there. */
async function fromLibrary(
  req: PayloadRequest,
  { collection, id }: Record<string, unknown>,
): Promise<MailFile> {
  const gone = () => new APIError('One of the files is no longer in the library. Attach another.', 400);
  if (collection !== 'media' && collection !== 'downloads') throw gone();
  const found = Number.isSafeInteger(id)
    ? await req.payload.findByID({
        collection,
        id: Number(id),
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : null;
  const folder = folderOf(req.payload.collections[collection].config);
  const filename = found?.filename && basename(found.filename);
  const bytes = filename ? await siteFiles().bytes(`${folder}/${filename}`).catch(cannotRead) : undefined;
  if (!filename || !bytes) throw gone();
  const title = safeTitle(found.title || filename);
  const ending = `.${fileEnding(filename)}`;
  return { title: title.toLowerCase().endsWith(ending) ? title : title + ending, bytes };
}

const cannotRead = (error: unknown): never => {
  throw storageProblem(error);
};
