/** What a form sent, or why it could not be read. */
export type FormBody =
  | { ok: true; entries: [string, FormDataEntryValue][] }
  | { ok: false; status: 400 | 413 | 415; message: string };

/**
 * Reads a urlencoded or multipart form of at most `maxBytes`. A longer one is given up as soon as that shows,
 * whatever its Content-Length claims.
 */
export async function readFormBody({
  request,
  maxBytes,
}: {
  request: Request;
  maxBytes: number;
}): Promise<FormBody> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  if (!isForm) return { ok: false, status: 415, message: 'Send this as a form (urlencoded or multipart).' };
  const bytes = await readBytes({ request, maxBytes });
  if (!bytes) return tooLarge(maxBytes);
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return { ok: true, entries: [...form.entries()] };
  } catch {
    return {
      ok: false,
      status: 400,
      message: 'The form did not arrive whole. Go back and send it again.',
    };
  }
}

function tooLarge(maxBytes: number): FormBody {
  const size = `${Math.floor(maxBytes / 1024)} KB`;
  return {
    ok: false,
    status: 413,
    message: `What you sent is larger than ${size}. Shorten the message and send it again.`,
  };
}

async function readBytes({
  request,
  maxBytes,
}: {
  request: Request;
  maxBytes: number;
}): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
