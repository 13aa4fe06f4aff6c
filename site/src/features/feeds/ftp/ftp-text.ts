/** A line without an end: nothing that speaks FTP sends one. */
export class LineTooLongError extends Error {
  override name = 'LineTooLongError';
}

/** Bytes of one line; a path has at most {@link MAX_PATH} characters. */
const MAX_LINE = 2000;
const MAX_PATH = 500;

/** Commands cut out of what arrives, however the network cut it. */
export type LineReader = {
  /** The lines that are complete with these bytes. Throws {@link LineTooLongError}. */
  push(bytes: Buffer): string[];
  /** Forgets the beginning of a line. */
  clear(): void;
};

/** A reader for one connection. */
export function createLineReader(): LineReader {
  let rest = Buffer.alloc(0);
  return {
    push(bytes) {
      const all = Buffer.concat([rest, bytes]);
      const lines: string[] = [];
      let from = 0;
      for (let end = all.indexOf(10); end >= 0; end = all.indexOf(10, from)) {
        if (end - from > MAX_LINE) throw new LineTooLongError();
        lines.push(all.subarray(from, end).toString('utf8').replace(/\r$/, ''));
        from = end + 1;
      }
      rest = Buffer.from(all.subarray(from));
      if (rest.length > MAX_LINE) throw new LineTooLongError();
      return lines;
    },
    clear() {
      rest = Buffer.alloc(0);
    },
  };
}

/** `stor today.xml` → `STOR` and `today.xml`. What telnet puts before an abort is left out. */
export function readCommand(line: string): { verb: string; argument: string } {
  const [, verb = '', argument = ''] = /^[^A-Za-z]*([A-Za-z]{3,4})(?: +(.*))?$/s.exec(line.trimEnd()) ?? [];
  const upper = verb.toUpperCase();
  return { verb: OLD_NAMES[upper] ?? upper, argument };
}

const OLD_NAMES: Record<string, string> = {
  XPWD: 'PWD',
  XCWD: 'CWD',
  XCUP: 'CDUP',
  XMKD: 'MKD',
  XRMD: 'RMD',
};

/**
 * Where a path leads from a folder. Both are names that a client chose, and no part of a disk: `..` ends at the top.
 * Undefined where it is too long.
 */
export function virtualPath(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  const isFromTop = /^[\\/]/.test(path);
  for (const part of `${isFromTop ? '' : folder}/${path}`.split(/[\\/]+/)) {
    const name = part.replace(/\p{Cc}/gu, '');
    if (name === '' || name === '.') continue;
    if (name === '..') parts.pop();
    else parts.push(name);
  }
  const found = `/${parts.join('/')}`;
  return found.length > MAX_PATH ? undefined : found;
}

/** `(10,0,0,1,195,80)`: an IPv4 address and a port, as PASV says them. */
export const passiveAddress = (address: string, port: number): string =>
  `(${address.replaceAll('.', ',')},${port >> 8},${port & 255})`;

/** One file as a listing shows it. */
export type ListedFile = {
  name: string;
  /** Bytes. */
  size: number;
  /** Epoch ms. */
  at: number;
};

/** A line of LIST, as `ls -l` writes it; times are UTC. */
export function listLine({ name, size, at }: ListedFile): string {
  const [, day, month, , time = ''] = new Date(at).toUTCString().split(' ');
  return `-rw------- 1 feed feed ${size} ${month} ${day} ${time.slice(0, 5)} ${name}`;
}

/** A line of MLSD. */
export const factsLine = ({ name, size, at }: ListedFile): string =>
  `type=file;size=${size};modify=${ftpTime(at)}; ${name}`;

/** `20261123085000`, in UTC. */
export const ftpTime = (at: number): string => new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);
