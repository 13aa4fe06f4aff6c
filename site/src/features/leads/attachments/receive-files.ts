import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Field } from '@frontage/forms';
import busboy from 'busboy';
import { incomingFolder, removeFolder } from './attachment-folders.ts';
import { type NameOf, receiveFile } from './receive-file.ts';
import type { ReceivedFile } from './received-file.ts';
import { type UploadSlots, uploadSlots } from './upload-slots.ts';

export type FileField = Extract<Field, { kind: 'file' }>;

/** What a form with files sent. `remove` must be called when the request ends: the files are on disk until then. */
export type ReceivedForm = {
  ok: true;
  entries: (readonly [string, string | ReceivedFile])[];
  files: readonly ReceivedFile[];
  remove: () => Promise<void>;
};

export type UnreadableForm = {
  ok: false;
  status: 400 | 408 | 413 | 429;
  message: string;
  /** The texts that came before it could be read no further. */
  texts?: readonly (readonly [string, string])[];
};

/** Bodies are read up to this many bytes, more than a form accepts, so that the visitor can be told which file is too large. */
const MAX_READ_BYTES = 60_000_000;
/** Up to this length, in bytes, a body is read whole. */
const SHORT_BYTES = 64 * 1024;
const MAX_TEXTS = 200;
/** How long a form may take to arrive, in ms: a little less than the http server waits, so that the visitor gets an answer. */
const DEADLINE_MS = 150_000;

const TOO_LARGE: UnreadableForm = {
  ok: false,
  status: 413,
  message: 'Your files are too large. Attach fewer or smaller files and send it again.',
};
const TOO_MUCH_TEXT: UnreadableForm = {
  ok: false,
  status: 413,
  message: 'Your message is too long. Shorten it and send it again.',
};
const BROKEN: UnreadableForm = {
  ok: false,
  status: 400,
  message: 'We didn’t receive the whole form. Go back and send it again.',
};

const TOO_SLOW: UnreadableForm = {
  ok: false,
  status: 408,
  message: 'The upload took too long. Attach fewer or smaller files and send it again.',
};
const TOO_MANY: UnreadableForm = {
  ok: false,
  status: 429,
  message: 'Other files are still uploading from your connection. Wait until they finish and send it again.',
};

type Receiving = {
  request: Request;
  fields: readonly FileField[];
  dataDir: string;
  /** The sender as limits count them; left out, there is no limit. */
  sender?: string;
  /** Names a received file; left out, only pictures keep their names. */
  nameOf?: NameOf;
  /** For all answers that are not files, together. */
  maxTextBytes: number;
  /** How long it may take to arrive, in ms. */
  deadlineMs?: number;
  slots?: UploadSlots;
};

/**
 * Streams a multipart body to a new folder and stores no more of it than its file fields allow. A body that cannot be
 * read is answered with a refusal, and nothing of it stays on disk.
 */
export async function receiveFiles({
  sender,
  slots = uploadSlots,
  ...receiving
}: Receiving): Promise<ReceivedForm | UnreadableForm> {
  if (Number(receiving.request.headers.get('content-length') ?? 0) > MAX_READ_BYTES)
    return tooLarge(receiving.fields);
  const leave = sender === undefined ? () => undefined : slots.enter(sender);
  if (!leave) return TOO_MANY;
  try {
    return await receive(receiving);
  } finally {
    leave();
  }
}

async function receive({
  request,
  fields,
  dataDir,
  maxTextBytes,
  nameOf,
  deadlineMs = DEADLINE_MS,
}: Omit<Receiving, 'sender' | 'slots'>): Promise<ReceivedForm | UnreadableForm> {
  const form = openForm({ request, fields, maxTextBytes });
  if (!form) return BROKEN;
  const entries: (readonly [string, string] | Promise<readonly [string, ReceivedFile]>)[] = [];
  let textBytes = 0;
  let fileCount = 0;
  const counts = new Map<string, number>();
  let folder: Promise<string> | undefined;
  let readable = true;
  let isBroken = false;
  const open = new Set<Readable>();
  const breakOff = () => {
    isBroken = true;
    for (const stream of open) stream.destroy();
  };
  form.once('error', breakOff);
  form.on('field', (name = '', value: string | undefined) => {
    // The part names a character encoding that nobody knows.
    if (value === undefined) readable = false;
    else {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      entries.push([name, value]);
    }
  });
  form.on('file', (name, stream, { filename, mimeType }) => {
    // After an error in the headers the parser still emits parts, but never their ends.
    if (isBroken) {
      stream.on('error', () => undefined).destroy();
      return;
    }
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    fileCount += 1;
    const number = fileCount;
    const plain = name?.replace(/\[\d*\]$/, '') ?? '';
    const field = fields.find((each) => each.name === plain);
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
    const isWanted = field !== undefined && (counts.get(plain) ?? 0) <= field.maxFiles;
    if (isWanted) folder ??= incomingFolder(dataDir);
    const received = receiveFile({
      stream,
      path: isWanted ? folder?.then((dir) => join(dir, String(number))) : undefined,
      name: filename ?? '',
      type: mimeType,
      maxBytes: field?.maxBytes ?? 0,
      nameOf,
    }).then((file) => [name?.replace(/\[\d+\]$/, '[]') ?? '', file] as const);
    // Handled below, once the whole form has been read.
    received.catch(() => undefined);
    entries.push(received);
  });
  const remove = async () => {
    const dir = await folder?.catch(() => undefined);
    if (dir) await removeFolder(dir);
  };
  const limited = atMost(MAX_READ_BYTES);
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    if (isShort(request)) {
      const body = await whole(request, deadline);
      // A pipeline would cost as much as reading the form.
      const read = finished(form, { signal: deadline });
      form.end(body);
      await read;
    } else await pipeline(streamOf(request), limited.stream, form, { signal: deadline });
    const all = await Promise.all(entries);
    if (readable && textBytes <= maxTextBytes) {
      const files = all.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
      return { ok: true, entries: all, files, remove };
    }
  } catch {
    breakOff();
    await Promise.allSettled(entries);
  }
  await remove();
  if (deadline.aborted) return TOO_SLOW;
  const texts = entries.flatMap((entry) => (entry instanceof Promise ? [] : [entry]));
  if (textBytes > maxTextBytes) return { ...TOO_MUCH_TEXT, texts };
  return { ...(limited.isExceeded() ? tooLarge(fields) : BROKEN), texts };
}

/** Whether it says that it is no longer than texts are; Node's server ends it there. */
function isShort({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= SHORT_BYTES;
}

/** All of a body. A web stream would cost more than reading the form. */
async function whole(request: Request, deadline: AbortSignal): Promise<Buffer> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(deadline.reason);
  deadline.addEventListener('abort', refuse);
  try {
    return Buffer.from(await Promise.race([request.arrayBuffer(), late.promise]));
  } finally {
    deadline.removeEventListener('abort', refuse);
  }
}

function streamOf({ body }: Request): Readable {
  if (!body) throw new Error('The request has no body.');
  return Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
}

/** In a form without file fields it is the text that is too long. */
const tooLarge = (fields: readonly FileField[]): UnreadableForm =>
  fields.length > 0 ? TOO_LARGE : TOO_MUCH_TEXT;

function openForm({
  request,
  fields,
  maxTextBytes,
}: {
  request: Request;
  fields: readonly FileField[];
  maxTextBytes: number;
}) {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: 'utf8',
      // One above each limit, so that exceeding it can be noticed.
      limits: {
        files: fields.reduce((sum, { maxFiles }) => sum + maxFiles, 0) + 1,
        fields: MAX_TEXTS,
        fieldSize: maxTextBytes + 1,
        fieldNameSize: 200,
      },
    });
  } catch {
    // Not multipart, or without its boundary.
    return undefined;
  }
}

function atMost(bytes: number) {
  let seen = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      seen += chunk.length;
      next(seen > bytes ? new Error('The body is too large.') : null, chunk);
    },
  });
  return { stream, isExceeded: () => seen > bytes };
}
