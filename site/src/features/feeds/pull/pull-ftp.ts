import { posix } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import { log } from '#site/server/log.ts';
import { isAllowedHost, publicAddressOf } from '#site/server/public-address.ts';
import { isFeedName, isUnfinishedName } from '../intake/loose-pictures.ts';
import { ChangedError } from '../intake/receive.ts';
import { RefusedError } from '../intake/store-multipart.ts';
import { takeFile } from '../intake/take-file.ts';
import { type Pull, PullError } from './pull.ts';

/** Silence after which the server is given up, in ms. */
const TIMEOUT_MS = 60_000;
/** Files of one visit; the next one goes on. */
const MAX_FILES = 1000;

/**
 * Fetches the files of a folder, or one file, that were not taken before with the same size and time: pictures first,
 * then feeds from the oldest. Nothing is changed on the vendor's server.
 */
export async function pullFtp(pull: Pull): Promise<void> {
  const host = await hostOf(pull);
  const client = new Client(TIMEOUT_MS);
  try {
    await connect({ client, host, pull });
    await takeNew(client, pull);
  } catch (error) {
    // What the library says of a connection that ended or fell silent has no code.
    if (client.closed && !(error as NodeJS.ErrnoException).code)
      throw new PullError('The server of the vendor ended the connection, or did not answer in time.');
    if (!(error instanceof FTPError)) throw error;
    throw new PullError(
      error.code === 530
        ? 'The server of the vendor refused the user or the password. Enter them again.'
        : `The server of the vendor answered: ${error.message.slice(0, 200)}`,
    );
  } finally {
    client.close();
  }
}

/** What to connect to: the very address that was checked, so that the name cannot change its answer in between. */
async function hostOf({ url, allowPrivateHosts }: Pull): Promise<string> {
  return isAllowedHost(url, allowPrivateHosts) ? nameOf(url) : publicAddressOf(nameOf(url));
}

const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

async function connect({ client, host, pull }: { client: Client; host: string; pull: Pull }): Promise<void> {
  const { url, user, password } = pull;
  const secure = url.protocol === 'ftps:';
  await client.access({
    ...{ host, port: Number(url.port) || 21, secure },
    user: user || 'anonymous',
    password: password || 'guest',
    ...(secure ? { secureOptions: { servername: nameOf(url), host: nameOf(url) } } : {}),
  });
}

async function takeNew(client: Client, pull: Pull): Promise<void> {
  const path = decodeURI(pull.url.pathname) || '/';
  const isFile = isFeedName(path);
  const folder = isFile ? posix.dirname(path) : path;
  if (folder !== '/' && folder !== '.') await client.cd(folder);
  const list = async () =>
    (await client.list()).filter(
      ({ name, isFile: is }) =>
        is &&
        !/[\\/\p{Cc}]/u.test(name) &&
        !isUnfinishedName(name) &&
        (!isFile || name === posix.basename(path)),
    );
  const found = await list();
  if (isFile && found.length === 0)
    throw new PullError(`The file ${posix.basename(path)} is not on the vendor’s server.`);
  // What is gone from the server need not be remembered.
  const files = Object.fromEntries(
    found.flatMap(({ name }) => {
      const known = pull.before.files?.[name];
      return known === undefined ? [] : [[name, known]];
    }),
  );
  const fresh = found.filter((each) => files[each.name] !== stateOf(each)).sort(inOrder);
  for (const each of fresh.slice(0, MAX_FILES)) {
    const isTaken = await take({ client, pull, file: each, list });
    if (!isTaken) continue;
    files[each.name] = stateOf(each);
    await pull.remember({ files });
    // A download that was broken off, since it was too large, ends the connection: the others come next time.
    if (client.closed) return;
  }
}

const stateOf = ({ size, modifiedAt, rawModifiedAt }: FileInfo): string =>
  `${size} ${modifiedAt?.toISOString() ?? rawModifiedAt}`;

const inOrder = (a: FileInfo, b: FileInfo): number =>
  Number(isFeedName(a.name)) - Number(isFeedName(b.name)) ||
  (a.modifiedAt?.getTime() ?? 0) - (b.modifiedAt?.getTime() ?? 0) ||
  (a.name < b.name ? -1 : 1);

/** False when the vendor was still writing it: it is taken the next time. */
async function take({
  client,
  pull: { payload, source, now },
  file,
  list,
}: {
  client: Client;
  pull: Pull;
  file: FileInfo;
  list: () => Promise<FileInfo[]>;
}): Promise<boolean> {
  const pipe = new PassThrough();
  const downloaded = client.downloadTo(pipe, file.name);
  downloaded.catch(() => {});
  async function* whole() {
    yield* pipe;
    // The pipe ends as well when the download breaks off.
    await downloaded;
  }
  const isUnchanged = async () => {
    const after = (await list()).find(({ name }) => name === file.name);
    return after !== undefined && stateOf(after) === stateOf(file);
  };
  try {
    await takeFile({ payload, source, origin: 'pull', name: file.name, pieces: whole(), isUnchanged, now });
    return true;
  } catch (error) {
    if (error instanceof ChangedError) {
      log.info(
        { source: source.key, file: file.name },
        'file is still being written: it is fetched next time',
      );
      return false;
    }
    // Its report tells staff; the same file need not come again.
    if (error instanceof RefusedError) return true;
    throw error;
  }
}
