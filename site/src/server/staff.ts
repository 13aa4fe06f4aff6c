import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';

/** Next's handler for Payload's admin and API, in this process. `prepare` loads it once; requests wait for it. */
export function createStaff({ dir, dev }: { dir: string; dev: boolean }) {
  const app = next({ dir, dev, customServer: true, quiet: true });
  let ready: Promise<ReturnType<typeof app.getRequestHandler>> | undefined;
  const prepare = () => {
    ready ??= app.prepare().then(() => app.getRequestHandler());
    return ready;
  };
  return {
    prepare,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      await (await prepare())(request, response);
    },
  };
}
