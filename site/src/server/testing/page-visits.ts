import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache, RenderedPage } from '../page-cache.ts';

/** What a browser asks. */
export type Ask = { url?: string; method?: string; headers?: Record<string, string> };
/** What it gets. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer | undefined };

/** A page as the renderer makes it. */
export const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: '<h1>Hello</h1>',
  tags: ['listings'],
  cacheable: true,
  ...change,
});

/** What a visitor gets from a cache in front of this renderer, as http.ts asks it. */
export async function visit(
  cache: PageCache,
  ask: Ask,
  render: () => Promise<RenderedPage> | RenderedPage,
): Promise<Answer> {
  const request = { url: '/', method: 'GET', headers: {}, ...ask } as unknown as IncomingMessage;
  const { answer, response } = answering();
  if (!cache.serve(request, response))
    await cache.respond({ request, response, render: async () => render() });
  return answer;
}

/** Where an answer is written to, and what came there. */
export function answering(): { answer: Answer; response: ServerResponse } {
  const answer: Answer = { status: 0, headers: {}, body: undefined };
  const response = {
    writeHead(status: number, head: string[]) {
      answer.status = status;
      for (let i = 0; i < head.length; i += 2)
        answer.headers[String(head[i]).toLowerCase()] = String(head[i + 1]);
    },
    end(body?: Buffer) {
      answer.body = body;
    },
  } as unknown as ServerResponse;
  return { answer, response };
}

/** A renderer that counts, and whose page says which rendering it was. */
export function counting(change: Partial<RenderedPage> = {}) {
  const render = Object.assign(() => page({ body: `made ${++render.count}`, ...change }), { count: 0 });
  return render;
}

/** A renderer that waits until it is told to go on. */
export function waiting(made: RenderedPage) {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, render: () => gate.then(() => made) };
}

/** Whether the answer came from the cache: `hit` or `miss`. */
export const hit = (answer: Answer) => answer.headers['x-frontage-cache'];
