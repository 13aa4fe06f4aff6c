import { connect } from 'node:net';
import type { MadeRequest } from './make-request.ts';

/** What came of a request. `status` 0: the connection was closed without an answer; -1: nothing came in time. */
export type Answer = { status: number; ms: number };

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 15_000;

/** Sends bytes as they are and waits until the connection is closed. A client that leaves does so shortly after sending. */
export function ask({ port, request }: { port: number; request: MadeRequest }): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let head = '';
    let firstByteAt = 0;
    const socket = connect({ port, host: '127.0.0.1' });
    const timer = setTimeout(() => end(-1), PATIENCE_MS);
    const end = (otherwise: number) => {
      clearTimeout(timer);
      socket.destroy();
      const [, status] = /(?:^|\r\n\r\n)HTTP\/1\.1 ([2-5]\d\d)/.exec(head) ?? [];
      resolve({
        status: status ? Number(status) : otherwise,
        ms: (firstByteAt || performance.now()) - startedAt,
      });
    };
    socket.on('connect', () => {
      socket.write(request.bytes, () => {
        if (request.leaves) setImmediate(() => end(0));
      });
    });
    socket.on('data', (chunk: Buffer) => {
      firstByteAt ||= performance.now();
      if (head.length < 4000) head += chunk.toString('latin1');
    });
    socket.on('end', () => end(0));
    // The server may close while we still write: what it sent before that counts.
    socket.on('error', () => end(0));
    socket.on('close', () => end(0));
  });
}
