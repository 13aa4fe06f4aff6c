import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };

/** A webhook receiver on this machine that records what it gets, and answers as set (204 by default). */
export async function startWebhookServer() {
  const received: ReceivedWebhook[] = [];
  let answer = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(pieces).toString(),
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    host,
    url: `http://${host}/leads`,
    answerWith: (given: typeof answer) => {
      answer = given;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
