/** Node's HTTP server with one finished answer and nothing else: what a cached page can cost at best. Listens on PORT. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { head, body } = JSON.parse(await text(process.stdin)) as { head: string[]; body: string };
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
