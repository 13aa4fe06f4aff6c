import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { addressKey } from '#site/server/client-address.ts';
import type { FtpSettings } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { loadSource, type Source } from '../sources/load-source.ts';
import { isToken } from '../sources/source-token.ts';
import { createDataPorts } from './data-ports.ts';
import { type FtpSession, type SessionHost, startFtpSession } from './ftp-session.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** Wrong passwords from one address; then it waits. */
const WRONG_PASSWORDS = { burst: 10, everyMs: 30_000 };
const WAIT_MS = 5 * 60_000;
/** Connections at once. */
const MAX_CONNECTIONS = 200;
const MAX_PER_ADDRESS = 30;

const WRONG =
  'The user or the password is wrong. The user is the key of the feed source, the password its token; the agency can make a new one.';
const WAIT = 'Too many wrong passwords from this address. Try again in five minutes.';

export type FtpServer = {
  /** Listens; the port it has. Rejects when the port is taken. */
  start(): Promise<number>;
  /** Ends every connection; what is whole is stored first. */
  stop(): Promise<void>;
};

/**
 * The FTP server of sources that send their files by FTP. A client signs in with the key and the token of its source and
 * can do one thing, send files; they go to the intake as they arrive and are not seen again (decision 107).
 */
export function createFtpServer({
  payload,
  settings,
  limits = true,
  now = Date.now,
}: {
  payload: Payload;
  settings: FtpSettings;
  /** False only in tests and benches. */
  limits?: boolean;
  /** Epoch ms. */
  now?: () => number;
}): FtpServer {
  const { host, port, passivePorts, publicAddress, allowPlain } = settings;
  const sessions = new Map<FtpSession, string>();
  const wrongPasswords = createRateLimit({ ...WRONG_PASSWORDS, now });
  const waiting = new LRUCache<string, number>({ max: 20_000 });
  const uploads = new Map<number, Uploads>();
  const mustWait = (client: string) => limits && (waiting.get(addressKey(client)) ?? 0) > now();
  const sessionHost: SessionHost = {
    ports: createDataPorts({ ...passivePorts, host }),
    secureContext: certificateOf(settings),
    allowPlain,
    ...(publicAddress ? { publicAddress } : {}),
    async signIn(name, password, client) {
      if (mustWait(client)) return { refusal: WAIT, isFinal: true };
      const source = await loadSource(payload, { key: name });
      // Unknown sources are answered as wrong passwords are: so a client cannot find out which there are.
      if (!source || !isToken(password, source.tokenHash)) {
        log.warn({ source: name.slice(0, 60), address: client }, 'FTP sign-in refused: wrong password');
        if (limits && !wrongPasswords.take(addressKey(client)).ok)
          waiting.set(addressKey(client), now() + WAIT_MS);
        return mustWait(client) ? { refusal: WAIT, isFinal: true } : { refusal: WRONG };
      }
      if (source.kind !== 'ftp') return { refusal: 'This feed source does not send by FTP.', isFinal: true };
      if (!source.enabled) return { refusal: 'The agency has switched this feed source off.', isFinal: true };
      return source;
    },
    async current(source) {
      const found = await loadSource(payload, { id: source.id });
      const mayStill = found?.enabled && found.kind === 'ftp' && found.tokenHash === source.tokenHash;
      return mayStill ? found : undefined;
    },
    uploads(source: Source) {
      const own = uploads.get(source.id) ?? createUploads({ payload, now });
      uploads.set(source.id, own);
      return own;
    },
  };
  const server = createServer((socket) => {
    const client = socket.remoteAddress ?? '';
    const refuse = (text: string) => void socket.on('error', () => {}).end(`421 ${text}\r\n`);
    if (mustWait(client)) return refuse(WAIT);
    const own = [...sessions.values()].filter((each) => each === client).length;
    if (sessions.size >= MAX_CONNECTIONS || own >= MAX_PER_ADDRESS)
      return refuse('Too many connections. Try again in a minute.');
    const session = startFtpSession({ raw: socket, host: sessionHost });
    sessions.set(session, client);
    void session.closed.then(() => sessions.delete(session));
  });
  return {
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    async stop() {
      server.close();
      for (const session of sessions.keys()) session.end();
      await Promise.all([...sessions.keys()].map(({ closed }) => closed));
    },
  };
}

/** The certificate, read again when its file has changed: it is renewed while the server runs. */
function certificateOf({ tls }: FtpSettings): () => SecureContext | undefined {
  let context: SecureContext | undefined;
  let readAt = 0;
  return () => {
    if (!tls) return undefined;
    try {
      const changedAt = Math.max(statSync(tls.certFile).mtimeMs, statSync(tls.keyFile).mtimeMs);
      if (!context || changedAt !== readAt)
        context = createSecureContext({
          cert: readFileSync(tls.certFile),
          key: readFileSync(tls.keyFile),
          minVersion: 'TLSv1.2',
        });
      readAt = changedAt;
    } catch (error) {
      // The one at hand still serves; without any, clients are told so.
      log.error({ err: error, file: tls.certFile }, 'certificate of the FTP server could not be read');
    }
    return context;
  };
}
