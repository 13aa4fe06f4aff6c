import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import { log } from '#site/server/log.ts';
import type { Source } from '../sources/load-source.ts';
import { DataConnectionError, type DataPort, type DataPorts } from './data-ports.ts';
import { type Answer, PLAIN_COMMANDS, refusalOf, unknownCommand } from './ftp-answers.ts';
import {
  createLineReader,
  factsLine,
  ftpTime,
  LineTooLongError,
  type ListedFile,
  listLine,
  passiveAddress,
  readCommand,
  virtualPath,
} from './ftp-text.ts';
import type { Uploads } from './uploads.ts';

/** A connection without a sign-in ends after this, one without a command after {@link IDLE_MS}; in ms. */
const SIGN_IN_MS = 60_000;
const IDLE_MS = 5 * 60_000;
/** A transfer during which nothing comes ends after this, and any transfer after {@link TRANSFER_MS}; in ms. */
const STALLED_MS = 60_000;
const TRANSFER_MS = 60 * 60_000;
/** Commands that may wait while another is carried out. */
const MAX_WAITING = 100;
/** Wrong passwords on one connection. */
const MAX_WRONG = 3;

/** What a session needs of the server. */
export type SessionHost = {
  ports: DataPorts;
  /** Undefined without a certificate. */
  secureContext: () => SecureContext | undefined;
  allowPlain: boolean;
  /** IPv4 address that clients are told to connect to; undefined: the one they came to. */
  publicAddress?: string;
  /** The source of these credentials, or a sentence why not. `isFinal` closes the connection. */
  signIn(
    name: string,
    password: string,
    client: string,
  ): Promise<Source | { refusal: string; isFinal?: boolean }>;
  /** The source as it is now; undefined when it may not send any more. */
  current(source: Source): Promise<Source | undefined>;
  uploads(source: Source): Uploads;
};

export type FtpSession = {
  /** Ends it; what is being stored is finished first where all of it is here. */
  end(): void;
  /** Settles when nothing of it is at work any more. */
  closed: Promise<void>;
};

/** Speaks FTP with one client: it can sign in and send files, and see the names of what it sent. */
export function startFtpSession({ raw, host }: { raw: Socket; host: SessionHost }): FtpSession {
  const client = raw.remoteAddress ?? '';
  const reader = createLineReader();
  const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>();
  let socket: Socket = raw;
  let waiting: string[] = [];
  let isAtWork = false;
  let isEnding = false;
  let user = '';
  let wrong = 0;
  let source: Source | undefined;
  let folder = '/';
  let renameFrom: string | undefined;
  let isProtected = false;
  let port: DataPort | undefined;
  let idle: NodeJS.Timeout | undefined;

  const isSecure = () => socket instanceof TLSSocket;
  const send = ([code, text]: Answer) => {
    const lines = typeof text === 'string' ? [text] : text;
    const last = lines.at(-1);
    const before = lines.slice(0, -1).map((line, index) => (index === 0 ? `${code}-${line}` : ` ${line}`));
    if (socket.writable) socket.write(`${[...before, `${code} ${last}`].join('\r\n')}\r\n`);
  };
  const closePort = () => {
    port?.close();
    port = undefined;
  };
  const end = (answer?: Answer) => {
    if (isEnding) return;
    isEnding = true;
    waiting = [];
    clearTimeout(idle);
    // A client that hangs up before it is answered has sent its file all the same.
    if (answer || !isAtWork) closePort();
    if (answer) send(answer);
    socket.end();
    // A client that does not read its farewell is not waited for.
    setTimeout(() => socket.destroy(), 1000).unref();
    if (!isAtWork) isClosed();
  };
  const waitForCommand = () => {
    clearTimeout(idle);
    if (!isEnding)
      idle = setTimeout(
        () => end([421, 'Nothing was sent for too long. Connect again.']),
        source ? IDLE_MS : SIGN_IN_MS,
      );
  };

  const openPort = async (): Promise<DataPort> => {
    closePort();
    const secure = isProtected ? host.secureContext() : undefined;
    port = await host.ports.open({ client, ...(secure ? { secure } : {}) });
    return port;
  };
  /** Runs `work` with the data connection of the last PASV or EPSV. */
  const transfer = async (work: (data: Socket) => Promise<Answer>): Promise<Answer> => {
    const own = port;
    if (!own) return [425, 'Send PASV or EPSV first.'];
    if (isSecure() && !isProtected && !host.allowPlain)
      return [522, 'Send PROT P first: files are taken encrypted.'];
    send([150, 'Ready.']);
    const timer = setTimeout(() => own.close(), TRANSFER_MS);
    try {
      const data = await own.connection();
      data.setTimeout(STALLED_MS, () => data.destroy(new Error('stalled')));
      return await work(data);
    } catch (error) {
      if (error instanceof DataConnectionError) return [425, error.message];
      throw error;
    } finally {
      clearTimeout(timer);
      own.close();
      if (port === own) port = undefined;
    }
  };
  const listing = (argument: string, line: (file: ListedFile) => string): Promise<Answer> =>
    withSource(async (from) => {
      // `LIST -la folder`: programs send options of ls.
      const path = virtualPath(folder, argument.replace(/^-\S+ ?/, '')) ?? folder;
      const uploads = host.uploads(from);
      const one = uploads.find(path);
      const lines = (one ? [one] : uploads.list(path)).map((file) => `${line(file)}\r\n`);
      return transfer(async (data) => {
        await new Promise<void>((resolve) => {
          data.once('close', resolve);
          data.resume();
          data.end(lines.join(''));
        });
        return [226, `${lines.length} listed.`];
      });
    });
  const withSource = async (work: (from: Source) => Promise<Answer>): Promise<Answer> => {
    if (!source) return [530, 'Sign in first.'];
    const now = await host.current(source);
    if (now) return work(now);
    end([421, 'The agency has switched this feed source off or changed its token.']);
    return [421, ''];
  };
  const withPath = (argument: string, work: (from: Source, path: string) => Promise<Answer>) =>
    withSource(async (from) => {
      const path = virtualPath(folder, argument);
      return argument && path && path !== '/' && path !== folder
        ? work(from, path)
        : [553, 'Name a file, in fewer letters.'];
    });
  const store = (argument: string) =>
    withPath(argument, (from, path) =>
      transfer(async (data) => {
        await host.uploads(from).add({ source: from, path, pieces: data });
        return [226, 'The file was received.'];
      }),
    );
  const move = (argument: string) =>
    withPath(argument, async (from, to) => {
      const path = renameFrom;
      renameFrom = undefined;
      if (!path) return [503, 'Send RNFR first.'];
      const isDone = await host.uploads(from).rename({ source: from, from: path, to });
      return isDone ? [250, 'Renamed.'] : [550, 'There is no such file.'];
    });

  const commands: Record<string, (argument: string) => Promise<Answer | undefined> | Answer | undefined> = {
    USER(name) {
      if (!isSecure() && !host.allowPlain)
        return [530, 'This server needs explicit FTP over TLS. Send AUTH TLS first.'];
      source = undefined;
      user = name;
      return [331, 'Send the token of the feed source as the password.'];
    },
    async PASS(password) {
      if (!user) return [503, 'Send USER first.'];
      const found = await host.signIn(user, password, client);
      if (!('refusal' in found)) {
        source = found;
        return [230, `Signed in as ${found.key}.`];
      }
      wrong += 1;
      if (!found.isFinal && wrong < MAX_WRONG) return [530, found.refusal];
      end([421, found.refusal]);
    },
    AUTH(kind) {
      const secure = host.secureContext();
      if (!secure) return [502, 'This server has no certificate.'];
      if (!/^(TLS|TLS-C|SSL)$/i.test(kind)) return [504, 'Send AUTH TLS.'];
      if (isSecure()) return [503, 'The connection is encrypted already.'];
      send([234, 'Begin.']);
      // Bytes that came unencrypted behind this command could be from another sender.
      waiting = [];
      reader.clear();
      socket.removeAllListeners('data');
      source = undefined;
      user = '';
      listen(new TLSSocket(raw, { isServer: true, secureContext: secure }));
    },
    PBSZ: () => (isSecure() ? [200, 'PBSZ=0'] : [503, 'Send AUTH TLS first.']),
    PROT(level) {
      if (!isSecure()) return [503, 'Send AUTH TLS first.'];
      if (!/^[PC]$/i.test(level)) return [536, 'Send PROT P.'];
      if (/^C$/i.test(level) && !host.allowPlain) return [534, 'Files are taken encrypted: send PROT P.'];
      isProtected = /^P$/i.test(level);
      return [200, `Protection ${level.toUpperCase()}.`];
    },
    PASV: () =>
      withSource(async () => {
        const own = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
        const address = host.publicAddress ?? own;
        if (address.includes(':')) return [425, 'Send EPSV: this connection uses IPv6.'];
        const { port: number } = await openPort();
        return [227, `Entering passive mode ${passiveAddress(address, number)}.`];
      }),
    EPSV: (argument) =>
      withSource(async () => {
        if (/^ALL$/i.test(argument)) return [200, 'EPSV only.'];
        return [229, `Entering extended passive mode (|||${(await openPort()).port}|)`];
      }),
    STOR: (path) => store(path),
    RNFR: (argument) =>
      withPath(argument, async (from, path) => {
        renameFrom = host.uploads(from).find(path) ? path : undefined;
        return renameFrom ? [350, 'Send RNTO.'] : [550, 'There is no such file.'];
      }),
    RNTO: (path) => move(path),
    DELE: (argument) =>
      withPath(argument, async (from, path) =>
        (await host.uploads(from).remove(path))
          ? [250, 'Removed from this list. What was received stays received.']
          : [550, 'There is no such file.'],
      ),
    SIZE: (argument) =>
      withPath(argument, async (from, path) => {
        const found = host.uploads(from).find(path);
        return found ? [213, String(found.size)] : [550, 'There is no such file.'];
      }),
    MDTM: (argument) =>
      withPath(argument, async (from, path) => {
        const found = host.uploads(from).find(path);
        return found ? [213, ftpTime(found.at)] : [550, 'There is no such file.'];
      }),
    LIST: (argument) => listing(argument, listLine),
    MLSD: (argument) => listing(argument, factsLine),
    NLST: (argument) => listing(argument, ({ name }) => name),
    PWD: () => withSource(async () => [257, `"${folder.replaceAll('"', '""')}"`]),
    // Folders are the client's own order: any may be entered, none exists.
    CWD: (argument) =>
      withSource(async () => {
        folder = virtualPath(folder, argument) ?? folder;
        return [250, `In ${folder}.`];
      }),
    CDUP: () => commands.CWD?.('..'),
    MKD: (argument) =>
      withPath(argument, async (_from, path) => [257, `"${path.replaceAll('"', '""')}" is there.`]),
    RMD: (argument) => withPath(argument, async () => [250, 'Removed.']),
    RETR: () => withSource(async () => [550, 'Files are taken in as they arrive, and cannot be fetched.']),
    ...PLAIN_COMMANDS,
    QUIT: () => end([221, 'Goodbye.']) as undefined,
  };

  const carryOut = async (line: string) => {
    const { verb, argument } = readCommand(line);
    if (verb !== 'RNTO' && verb !== 'RNFR') renameFrom = undefined;
    const run = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    try {
      const answer = run ? await run(argument) : unknownCommand(verb);
      if (answer && !isEnding) send(answer);
    } catch (error) {
      if (isEnding) return;
      const answer = refusalOf(error);
      if (answer) return send(answer);
      log.error({ err: error, source: source?.key, verb }, 'FTP command failed');
      send([451, 'The file could not be stored here. Send it again later.']);
    }
  };
  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    clearTimeout(idle);
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) await carryOut(line);
    isAtWork = false;
    waitForCommand();
    if (isEnding) isClosed();
  };
  const listen = (next: Socket) => {
    socket = next;
    next.on('error', () => next.destroy());
    next.on('close', () => end());
    next.on('data', (bytes: Buffer) => {
      try {
        for (const line of reader.push(bytes)) {
          // The one command that may not wait for the others.
          if (isAtWork && readCommand(line).verb === 'ABOR') closePort();
          waiting.push(line);
        }
      } catch (error) {
        if (!(error instanceof LineTooLongError)) throw error;
        return end([421, 'That line is too long for FTP.']);
      }
      if (waiting.length > MAX_WAITING) return end([421, 'Too many commands at once.']);
      void work();
    });
  };
  listen(raw);
  waitForCommand();
  send([220, 'Feed files are welcome.']);
  return { end: () => end([421, 'The server is stopping. Connect again in a minute.']), closed };
}
