import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A small picture in one colour; the same colour is always the same bytes. */
export function pictureBytes(colour: string, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  return picture.toFormat(format).toBuffer();
}

export type PictureServer = {
  url: (path: string) => string;
  /** Paths asked for, in order. */
  asked: string[];
  close: () => Promise<void>;
};

/** A web server on this machine that answers as told. */
export async function startPictureServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PictureServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
