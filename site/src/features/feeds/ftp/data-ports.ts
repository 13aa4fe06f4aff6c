import { createServer, type Server, type Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';

/** How long a client may take to open its data connection, in ms. */
const CONNECT_MS = 30_000;

/** No data connection could be had; the message is the answer to the client. */
export class DataConnectionError extends Error {
  override name = 'DataConnectionError';
}

/** A port that one client was told to connect to. */
export type DataPort = {
  port: number;
  /** The connection, encrypted where that was asked for. Throws {@link DataConnectionError}. */
  connection(): Promise<Socket>;
  /** Stops waiting, and ends the connection. */
  close(): void;
};

export type DataPorts = {
  /** Listens for one connection from `client`. Throws {@link DataConnectionError} when every port is taken. */
  open(options: { client: string; secure?: SecureContext }): Promise<DataPort>;
};

/** The ports of a range, each for one client at a time. */
export function createDataPorts({ from, to, host }: { from: number; to: number; host: string }): DataPorts {
  const taken = new Set<number>();
  // Where the last one was found, so that a port that just served a client rests.
  let last = from - 1;
  return {
    async open({ client, secure }) {
      for (let count = from; count <= to; count++) {
        last = last >= to ? from : last + 1;
        const port = last;
        if (taken.has(port)) continue;
        taken.add(port);
        const server = createServer({ pauseOnConnect: true });
        if (await listens({ server, port, host }))
          return waitOn({ server, port, client, secure, free: () => taken.delete(port) });
        taken.delete(port);
      }
      throw new DataConnectionError('No data port is free. Try again in a minute.');
    },
  };
}

/** False when another program has the port. */
function listens({ server, port, host }: { server: Server; port: number; host: string }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, host, () => resolve(true));
  });
}

function waitOn({
  server,
  port,
  client,
  secure,
  free,
}: {
  server: Server;
  port: number;
  client: string;
  secure?: SecureContext;
  free: () => void;
}): DataPort {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  // There may be no one waiting for it yet.
  promise.catch(() => {});
  let socket: Socket | undefined;
  const end = (message: string) => {
    clearTimeout(timer);
    server.close();
    free();
    reject(new DataConnectionError(message));
  };
  const timer = setTimeout(() => {
    socket?.destroy();
    end('No data connection arrived. Check that the passive ports are open in the firewall.');
  }, CONNECT_MS);
  server.on('error', () => end('The data port failed. Try again.'));
  server.on('connection', (raw) => {
    raw.on('error', () => {});
    // Only the client that was told the port, and only once: others would steal the connection.
    if (socket || raw.remoteAddress !== client) return void raw.destroy();
    socket = raw;
    server.close();
    free();
    const isReady = (ready: Socket) => {
      clearTimeout(timer);
      resolve(ready);
    };
    if (!secure) return isReady(raw);
    const encrypted = new TLSSocket(raw, { isServer: true, secureContext: secure });
    socket = encrypted;
    encrypted.on('error', () => end('The data connection could not be encrypted.'));
    encrypted.once('secure', () => isReady(encrypted));
  });
  return {
    port,
    connection: () => promise,
    close() {
      end('The data connection was closed.');
      socket?.destroy();
    },
  };
}
