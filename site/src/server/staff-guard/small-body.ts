import { IncomingMessage } from 'node:http';

/** The bytes of a request, or why it is refused. */
export type SmallBody = { ok: true; bytes: Buffer } | { ok: false; status: 400 | 413 | 415; message: string };

/** Reads a body of at most `maxBytes`, counted as it arrives: reading stops as soon as it is longer. */
export async function readSmallBody({
  request,
  maxBytes,
}: {
  request: IncomingMessage;
  maxBytes: number;
}): Promise<SmallBody> {
  const tooLong: SmallBody = {
    ok: false,
    status: 413,
    message: `This is more than the ${Math.floor(maxBytes / 1000)} KB that can be sent here.`,
  };
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLong;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (body: SmallBody) => {
      request.off('data', take);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.pause();
        stop(tooLong);
      } else chunks.push(chunk);
    };
    request.on('data', take);
    request.once('end', () => stop({ ok: true, bytes: Buffer.concat(chunks, size) }));
    request.once('close', () =>
      stop({ ok: false, status: 400, message: 'The request did not arrive whole.' }),
    );
    request.once('error', () =>
      stop({ ok: false, status: 400, message: 'The request did not arrive whole.' }),
    );
  });
}

/**
 * What the admin's forms send, as JSON: they put it into the field `_payload` of a form with parts. A file among the
 * parts is refused, so nothing is written to disk for an address that takes no file.
 */
export async function jsonOfForm({ bytes, type }: { bytes: Buffer; type: string }): Promise<SmallBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return { ok: false, status: 400, message: 'The form did not arrive whole. Send it again.' };
  const hasFile = [...form.values()].some((value) => typeof value !== 'string');
  if (hasFile) return { ok: false, status: 415, message: 'Files cannot be sent here.' };
  const json = form.get('_payload');
  return { ok: true, bytes: Buffer.from(typeof json === 'string' ? json : '{}') };
}

/** The same request with a body that was read already, for a handler that has to read it again. */
export function withBody({
  request,
  bytes,
  type,
}: {
  request: IncomingMessage;
  bytes: Buffer;
  /** The Content-Type, where it is another one than was sent. */
  type?: string;
}): IncomingMessage {
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const again = new IncomingMessage(request.socket);
  Object.assign(again, {
    method: request.method,
    url: request.url,
    httpVersion: request.httpVersion,
    httpVersionMajor: request.httpVersionMajor,
    httpVersionMinor: request.httpVersionMinor,
    // It has arrived completely, so a handler that stops early need not close the connection.
    complete: true,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(type ? { 'content-type': type } : {}),
    },
  });
  again.push(bytes);
  again.push(null);
  return again;
}
