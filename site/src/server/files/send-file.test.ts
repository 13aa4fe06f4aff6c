import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { sendFile } from './send-file.ts';

it('closes a file whose client left before it was read, and counts that as no failure', async () => {
  const content = new Readable({ read: () => undefined });
  const failed: unknown[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => {
    failed.push(error);
    return c.text('failed', 500);
  });
  const client = Promise.withResolvers<() => void>();
  app.get('/picture.webp', (c) => {
    const read = async () => {
      (await client.promise)();
      await once(c.env.outgoing, 'close');
      return content;
    };
    const file = { type: 'image/webp', size: 10, modifiedAt: 0, read };
    return sendFile({ c, file, cacheControl: 'no-store' });
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /picture.webp HTTP/1.1\r\nHost: localhost\r\n\r\n');
  client.resolve(() => socket.destroy());
  await once(content, 'close');
  expect(content.destroyed).toBe(true);
  expect(failed).toEqual([]);
  server.close();
});
