import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Next's handler for Payload's admin and API, in this process. `prepare` loads it once; requests wait for it. */
export function createStaff({ dir, dev }: { dir: string; dev: boolean }) {
  let ready: Promise<Handler> | undefined;
  const prepare = () => {
    ready ??= loadAdmin({ dir, dev });
    return ready;
  };
  return {
    prepare,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      await (await prepare())(request, response);
    },
  };
}

/** Next itself, too, is loaded only here: it takes a second, and memory that a server without staff does not need. */
async function loadAdmin({ dir, dev }: { dir: string; dev: boolean }): Promise<Handler> {
  const { default: next } = await import('next');
  const app = next({ dir, dev, customServer: true, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}
