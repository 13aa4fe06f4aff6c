import type { IncomingMessage } from 'node:http';
import type { BucketPlace } from '../../env-bucket.ts';
import { StorageError } from '../file-store.ts';

/** The text of an answer, of at most a megabyte. */
export async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > 4_000_000) throw new StorageError('The file storage sends an answer that is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The text of an element of the service's XML, which has no attributes and nothing nested of the same name. */
export function elementText(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(
    /&(lt|gt|quot|apos|amp|#(\d+)|#x([0-9a-f]+));/gi,
    (_, name: string, decimal?: string, hex?: string) =>
      decimal || hex
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16))
        : (ENTITIES[name.toLowerCase()] ?? ''),
  );
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Why the service did not do what it was asked, as a sentence. */
export async function readProblem({
  bucket,
  answer,
  method,
}: {
  bucket: BucketPlace;
  answer: IncomingMessage;
  method: string;
}): Promise<StorageError> {
  const status = answer.statusCode ?? 0;
  // An answer to HEAD has no text.
  const xml = method === 'HEAD' ? '' : await textOf(answer).catch(() => '');
  if (method === 'HEAD') answer.resume();
  const code = elementText(xml, 'Code') ?? '';
  const problem = new StorageError(sentenceFor({ bucket, status, code }));
  problem.isRefusal = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return problem;
}

function sentenceFor({
  bucket,
  status,
  code,
}: {
  bucket: BucketPlace;
  status: number;
  code: string;
}): string {
  const answered = `${status}${code ? ` ${code}` : ''}`;
  if (code === 'AuthorizationHeaderMalformed' || status === 301 || status === 307)
    return `The file storage answers ${answered}: ${bucket.variables}REGION or ${bucket.variables}ENDPOINT does not belong to the bucket “${bucket.name}”.`;
  if (code === 'RequestTimeTooSkewed')
    return 'The file storage refuses requests because the clock of this server is wrong. Set it.';
  if (status === 401 || status === 403)
    return `The file storage refuses the key (${answered}). Check ${bucket.variables}ACCESS_KEY_ID and ${bucket.variables}SECRET_ACCESS_KEY, and that the key may list, read, write and delete in the bucket “${bucket.name}”.`;
  return `The file storage answers ${answered}.`;
}
