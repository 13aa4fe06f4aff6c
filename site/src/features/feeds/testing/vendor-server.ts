import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { ftpTime } from '../ftp/ftp-text.ts';

type VendorFile = { bytes: Buffer; at: number };

/** A vendor's servers on this machine, as far as a client that fetches needs them: HTTP with ETags, and plain FTP. */
export async function startVendor() {
  const vendor = {
    files: new Map<string, VendorFile>(),
    /** What was asked for: paths over HTTP with their status, commands over FTP. */
    asked: [] as string[],
    /** Answers everything with this status, or ends every FTP connection. */
    failure: undefined as number | undefined,
    password: 'secret',
    /** Called when a file was sent over FTP. */
    onSent: (_name: string) => {},
    http: '',
    ftp: '',
    put(name: string, bytes: Uint8Array, at = Date.parse('2026-11-01T00:00:00Z')) {
      vendor.files.set(name, { bytes: Buffer.from(bytes), at });
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      for (const server of servers) server.close();
    },
  };
  const sockets = new Set<Socket>();
  const http = createHttpServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const file = vendor.files.get(name);
    const etag = file && `"${file.bytes.length}-${file.at}"`;
    const basic = `Basic ${Buffer.from(`us:${vendor.password}`).toString('base64')}`;
    const status =
      vendor.failure ??
      (request.headers.authorization !== basic
        ? 401
        : !file
          ? 404
          : request.headers['if-none-match'] === etag
            ? 304
            : 200);
    vendor.asked.push(`${status} ${name}`);
    response.writeHead(status, etag ? { etag, 'content-type': 'application/xml' } : {});
    response.end(status === 200 ? file?.bytes : undefined);
  });
  const ftp = createServer((socket) => speakFtp({ socket, vendor, sockets }));
  const servers: Server[] = [http, ftp];
  for (const server of servers) {
    server.on('connection', (socket: Socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  vendor.http = `http://127.0.0.1:${portOf(http)}`;
  vendor.ftp = `ftp://127.0.0.1:${portOf(ftp)}`;
  return vendor;
}

type Vendor = Awaited<ReturnType<typeof startVendor>>;

function speakFtp({ socket, vendor, sockets }: { socket: Socket; vendor: Vendor; sockets: Set<Socket> }) {
  let data: Promise<Socket> | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const transfer = async (bytes: Uint8Array) => {
    say('150 Here.');
    const target = await data;
    target?.end(bytes);
    if (target) await once(target, 'close');
    say('226 Done.');
  };
  const answer = async (verb: string, argument: string) => {
    if (verb === 'PASS') return say(argument === vendor.password ? '230 Welcome.' : '530 Login incorrect.');
    if (verb === 'USER') return say('331 Password?');
    if (verb === 'CWD') return say('250 There.');
    if (verb === 'TYPE' || verb === 'OPTS') return say('200 Set.');
    if (verb === 'EPSV') {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      data = once(server, 'connection').then(([one]: Socket[]) => {
        server.close();
        sockets.add((one as Socket).on('error', () => {}));
        return (one as Socket).resume();
      });
      return say(`229 Passive (|||${(server.address() as AddressInfo).port}|)`);
    }
    if (verb === 'LIST') {
      const lines = [...vendor.files].map(
        ([name, { bytes, at }]) => `type=file;size=${bytes.length};modify=${ftpTime(at)}; ${name}\r\n`,
      );
      return transfer(Buffer.from(lines.join('')));
    }
    const file = vendor.files.get(argument);
    if (verb !== 'RETR' || !file) return say('550 Not here.');
    await transfer(file.bytes);
    vendor.onSent(argument);
  };
  socket.on('error', () => {}).setEncoding('utf8');
  socket.on('data', (text) => {
    const [verb = '', argument = ''] = String(text).trim().split(/ (.*)/);
    if (vendor.failure) return socket.destroy();
    if (verb === 'RETR') vendor.asked.push(argument);
    void answer(verb, argument.replace(/^-a$/, ''));
  });
  say('220 Vendor.');
}
