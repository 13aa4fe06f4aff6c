import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'basic-ftp';
import type { Payload } from 'payload';
import type { FtpSettings } from '#site/server/env.ts';
import { createFtpServer } from '../ftp/ftp-server.ts';
import { TEST_TOKEN } from './feed-source.ts';

const certificate = join(import.meta.dirname, 'certificate');

/** A certificate for localhost and 127.0.0.1 that anybody can read; for tests alone. */
export const testTls = {
  certFile: join(certificate, 'certificate.pem'),
  keyFile: join(certificate, 'key.pem'),
};

const settings: FtpSettings = {
  port: 0,
  host: '127.0.0.1',
  passivePorts: { from: 41_900, to: 41_999 },
  tls: testTls,
  allowPlain: false,
};

/** A running FTP server for feeds, and clients for it. */
export async function startTestFtp({
  payload,
  now,
  ...changes
}: { payload: Payload; now?: () => number } & Partial<FtpSettings>) {
  const server = createFtpServer({ payload, settings: { ...settings, ...changes }, ...(now ? { now } : {}) });
  const port = await server.start();
  const ended: (() => void)[] = [];
  return {
    port,
    /** A client of a kept library that is signed in. */
    async signIn({ user = 'riverside', password = TEST_TOKEN, secure = true } = {}): Promise<Client> {
      const client = new Client(10_000);
      ended.push(() => client.close());
      await client.access({
        ...{ host: '127.0.0.1', port, user, password, secure },
        secureOptions: { rejectUnauthorized: false },
      });
      return client;
    },
    /** A client that says what it likes. */
    raw: () => {
      const socket = connect(port, '127.0.0.1');
      ended.push(() => socket.destroy());
      return rawClient(socket);
    },
    async stop() {
      for (const end of ended) end();
      await server.stop();
    },
  };
}

/** Bytes as a client uploads them. */
export const streamOf = (bytes: Uint8Array | string): Readable => Readable.from([Buffer.from(bytes)]);

function rawClient(socket: Socket) {
  let text = '';
  socket
    .setMaxListeners(0)
    .setEncoding('utf8')
    .on('error', () => {});
  socket.on('data', (piece) => {
    text += piece;
  });
  const client = {
    socket,
    /** The next answer: its last line. */
    async answer(): Promise<string> {
      for (;;) {
        const found = /^(\d{3} [^\r\n]*)\r\n/m.exec(text);
        if (found?.[1]) {
          text = text.slice(found.index + found[0].length);
          return found[1];
        }
        if (socket.readableEnded || socket.destroyed) return 'closed';
        await Promise.race([once(socket, 'data'), once(socket, 'close'), once(socket, 'end')]);
      }
    },
    /** Sends lines as they are, and reads one answer. */
    say(lines: string): Promise<string> {
      socket.write(lines);
      return client.answer();
    },
    /** Signs in without encryption. */
    async signIn(): Promise<void> {
      await client.answer();
      await client.say('USER riverside\r\n');
      await client.say(`PASS ${TEST_TOKEN}\r\n`);
    },
    /** A data connection. */
    async data(): Promise<Socket> {
      const [, port] = /\|\|\|(\d+)\|/.exec(await client.say('EPSV\r\n')) ?? [];
      const data = connect(Number(port), '127.0.0.1').on('error', () => {});
      await once(data, 'connect');
      return data;
    },
  };
  return client;
}
