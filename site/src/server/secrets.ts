import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from './env-value.ts';

/** Secrets this install made for itself at its first start; they live in DATA_DIR and survive restarts. */
export type Secrets = {
  /** Signs staff sessions. */
  payload: string;
  /** Signs form tokens and what contact forms hash. Derived from the first, so that a restored install needs one secret only. */
  forms: string;
  /** Signs the puzzles of our own captcha, derived likewise. */
  captcha: string;
  /** Signs the cookie that tells visitors apart, derived likewise. */
  visitors: string;
  /** Signs the links in mails to visitors, derived likewise. */
  mailLinks: string;
};

type Stored = Pick<Secrets, 'payload'>;

/** Reads `DATA_DIR/secrets.json`, or creates it (readable by the owner only) when there is none. */
export function readSecrets(dataDir: string): Secrets {
  const { payload } = readStored(dataDir);
  const derived = (use: string) => createHmac('sha256', payload).update(use).digest('hex');
  return {
    payload,
    // The text is part of the key: links in emails that were sent are signed with it.
    forms: derived('form tickets'),
    captcha: derived('captcha puzzles'),
    visitors: derived('visitor cookies'),
    mailLinks: derived('mail links'),
  };
}

function readStored(dataDir: string): Stored {
  const file = join(dataDir, 'secrets.json');
  const stored = readFile(file);
  if (stored) return stored;
  const made: Stored = { payload: randomBytes(32).toString('hex') };
  mkdirSync(dataDir, { recursive: true });
  // `wx`: when two processes start at once, the second keeps the first one's secrets.
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(file) ?? made;
  }
}

/** Undefined where there is none. Throws {@link EnvError} for one that holds no secret. */
function readFile(file: string): Stored | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const stored = parsed(text);
  if (typeof stored?.payload === 'string' && stored.payload) return { payload: stored.payload };
  throw new EnvError(
    `${file} is damaged: it holds no secret. Put back the one from the newest backup. Without one, delete the file and a new one is made: everybody must sign in again, and links in emails that were sent stop working.`,
  );
}

function parsed(text: string): Partial<Stored> | null {
  try {
    return JSON.parse(text) as Partial<Stored> | null;
  } catch {
    return null;
  }
}
