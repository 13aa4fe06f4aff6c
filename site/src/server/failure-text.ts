import { causesOf } from './causes.ts';
import { EnvError, env } from './env.ts';

/**
 * What the server or a command prints when an error ends it: a sentence that says what to do where the operator can do
 * something, else the error as it is.
 */
export function failureText(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  for (const each of causesOf(error)) {
    const code = String(each.code ?? '');
    const sentence = SENTENCES.find(([codes]) => codes.test(code))?.[1](each, code);
    if (sentence) return sentence;
  }
  return error;
}

/** What is wrong with the PostgreSQL database of this address. The password is not part of it. */
export function postgresSentence(error: unknown, address: string): string {
  const { hostname, port, pathname, username } = new URL(address);
  const at = `${hostname}:${port || 5432}`;
  const { code = '', message } = error as { code?: string; message: string };
  const name = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  if (code === '3D000')
    return `PostgreSQL at ${at} has no database “${name}”. Correct DATABASE_URL, or make an empty one: createdb --owner ${user || 'USER'} ${name}`;
  if (code.startsWith('28'))
    return `PostgreSQL at ${at} refuses the user “${user}” (${message}). Correct the user and password in DATABASE_URL; characters such as @ and / are percent-encoded.`;
  if (/^(53|57P)/.test(code))
    return `PostgreSQL at ${at} takes no connections now (${message}). Wait a minute, then start again.`;
  if (AWAY.test(code) || /timeout/.test(message))
    return `PostgreSQL does not answer at ${at} (${code || message}). Start it, or correct DATABASE_URL.`;
  return `The PostgreSQL database “${name}” at ${at} cannot be used (${message}). Correct DATABASE_URL.`;
}

/** Of a connection that is not there. */
const AWAY = /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

type Sentence = (error: Error, code: string) => string | undefined;

const ofPostgres: Sentence = (error) => {
  const { databaseUrl } = env();
  return databaseUrl && postgresSentence(error, databaseUrl);
};

const ofDamage: Sentence = ({ message }) =>
  `The database in ${env().dataDir} is damaged (${message}). Restore the newest backup: npm run restore -- backup.zip --replace. What is there now is kept beside it.`;

const ofRights: Sentence = (error, code) =>
  `${pathOf(error)} cannot be written to (${code}). It must belong to the user that runs Frontage, on a disk that is not read-only.${code.startsWith('SQLITE_CANTOPEN') ? ' Too many open files have the same effect: LimitNOFILE in the service.' : ''}`;

const ofRoom: Sentence = (_, code) =>
  `There is no room left on the disk of ${env().dataDir} (${code}). Free some space, then start again: see “The disk is full” in docs/operate/runbooks.md.`;

const ofKind: Sentence = (error, code) =>
  pathOf(error) === env().dataDir
    ? `DATA_DIR is ${env().dataDir}, which is not a folder (${code}). Set it to a folder.`
    : undefined;

const ofHandles: Sentence = (_, code) =>
  `This process may not open more files (${code}). Raise the limit: LimitNOFILE=65536 in the service, or “ulimit -n 65536”.`;

const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|3D000|28\w{3}|53\w{3}|57P0\d)$/,
    ofPostgres,
  ],
  [/^SQLITE_(CORRUPT|NOTADB)/, ofDamage],
  [/^(EACCES|EPERM|EROFS|SQLITE_(READONLY|CANTOPEN|PERM))/, ofRights],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, ofRoom],
  [/^(EEXIST|ENOTDIR)$/, ofKind],
  [/^(EMFILE|ENFILE)$/, ofHandles],
];

/** The file or folder that it is about, or DATA_DIR. */
const pathOf = (error: Error): string => (error as NodeJS.ErrnoException).path ?? env().dataDir;
