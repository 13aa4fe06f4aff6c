import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** The ending of backups encrypted in the age format (age-encryption.org), which other programs can read too. */
export const ENCRYPTED = '.age';

/**
 * Encrypts a file for each of `recipients`, public keys: who has only these cannot read it again. The result gets its
 * name once it is complete and on disk. Throws {@link BackupError}.
 */
export async function encryptFile({
  from,
  to,
  recipients,
}: {
  from: string;
  to: string;
  recipients: readonly string[];
}): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(
        `BACKUP_RECIPIENTS has ${recipient}, which is no public key of age: a letter may be wrong. Copy it again. Nothing was written.`,
      );
    }
  const part = `${to}.part`;
  try {
    await write(await encrypter.encrypt(streamOf(from)), part);
    const handle = await open(part);
    await handle.sync().finally(() => handle.close());
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** Decrypts a file with the private keys in `identityFile`. Throws {@link BackupError} when none of them fits. */
export async function decryptFile({
  from,
  to,
  identityFile,
}: {
  from: string;
  to: string;
  /** As age-keygen writes it. */
  identityFile?: string;
}): Promise<void> {
  if (!identityFile)
    throw new BackupError(
      `${from} is encrypted. Name the file with the private key: npm run restore -- backup.zip.age --identity /path/to/key.txt. Nothing was changed.`,
    );
  const decrypter = new Decrypter();
  for (const identity of await identitiesIn(identityFile)) decrypter.addIdentity(identity);
  try {
    await write(await decrypter.decrypt(streamOf(from)), to);
  } catch (error) {
    // A full disk is neither's fault.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new BackupError(
      `${from} cannot be decrypted: no key in ${identityFile} fits, or the file is damaged (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

async function identitiesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`There is no file ${file} that can be read. Name the file with the private key.`);
  });
  const found = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (found.length > 0) return found.map((line) => line.trim());
  throw new BackupError(`${file} holds no private key: a line that begins with AGE-SECRET-KEY-.`);
}

const streamOf = (file: string) =>
  Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;

const write = (stream: ReadableStream<Uint8Array>, to: string): Promise<void> =>
  pipeline(Readable.fromWeb(stream as never), createWriteStream(to, { mode: 0o600 }));
