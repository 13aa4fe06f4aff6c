/** The part of a request that reading its body needs; Payload's has no `arrayBuffer`. */
type ReadableBody = Pick<Request, 'headers' | 'body'> & Partial<Pick<Request, 'arrayBuffer'>>;

/** The entries of a form, or why it could not be read. */
export type FormBody =
  | { ok: true; entries: [string, FormDataEntryValue][] }
  | { ok: false; status: 400 | 413 | 415; message: string };

/**
 * Reads a URL-encoded or multipart form of at most `maxBytes`. Reading stops as soon as it is longer, whatever its
 * Content-Length says.
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
  // The same entries; `formData` takes several times as long.
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return { ok: true, entries: [...new URLSearchParams(new TextDecoder().decode(bytes))] };
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return { ok: true, entries: [...form.entries()] };
  } catch {
    return {
      ok: false,
      status: 400,
      message: 'We didn’t receive the whole form. Go back and send it again.',
    };
  }
}

/**
 * Reads JSON of at most `maxBytes` (whatever its Content-Length claims) and `maxLevels` of nested lists
 * and objects: deeper ones would overflow the stack of recursive functions. Undefined for invalid JSON.
 */
export async function readJsonBody({
  request,
  maxBytes,
  maxLevels,
}: {
  request: ReadableBody;
  maxBytes: number;
  maxLevels: number;
}): Promise<{ value: unknown } | 'too large' | 'too deep' | undefined> {
  const bytes = await readBytes({ request, maxBytes });
  if (!bytes) return 'too large';
  const text = new TextDecoder().decode(bytes);
  if (levelsOf(text) > maxLevels) return 'too deep';
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The nesting depth of JSON: brackets outside of strings, counted in one pass. */
function levelsOf(json: string): number {
  let [level, deepest, inText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') inText = !inText;
    else if (inText) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++level);
    else if (mark === ']' || mark === '}') level -= 1;
  }
  return deepest;
}

function tooLarge(maxBytes: number): FormBody {
  const size = `${Math.floor(maxBytes / 1024)} KB`;
  return {
    ok: false,
    status: 413,
    message: `What you sent is larger than ${size}. Shorten the message and send it again.`,
  };
}

/** The bytes of a body of at most `maxBytes`, regardless of its Content-Length; undefined if it is longer. */
export async function readBytes({
  request,
  maxBytes,
}: {
  request: ReadableBody;
  maxBytes: number;
}): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) return undefined;
  // Node's server ends it where it says it ends. Read whole, it needs no web stream, which costs more than the rest.
  if (length !== null && request.arrayBuffer) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > maxBytes ? undefined : bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
