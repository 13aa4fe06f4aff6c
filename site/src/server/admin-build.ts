import type { IncomingMessage, ServerResponse } from 'node:http';
import { retryAfter } from './answer-headers.ts';
import { log } from './log.ts';
import { apiHeaders } from './staff-guard/staff-headers.ts';
import { isStopping } from './stopping.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** What the command that started this server says to it. */
type Channel = { on(event: 'message', listen: (message: unknown) => void): unknown };

/** In seconds. */
const TRY_AGAIN_AFTER = 20;

const PENDING =
  'The admin is being built. This takes about two minutes after the first start and after each upgrade. The website is up already.';
const FAILED =
  'The admin could not be built, so nobody can sign in. The website is up. The log of the server says what went wrong: put that right, stop the server and run npm start again.';

/**
 * On a first start the website is served while the admin is still being built. `built` resolves when it can be loaded, and
 * never if the build fails; `behind` answers 503 in its place until then.
 */
export function createAdminBuild({
  isPending,
  channel = process,
}: {
  isPending: boolean;
  channel?: Channel;
}): { built: Promise<void>; behind: (handle: Handler) => Handler } {
  let missing = isPending ? PENDING : undefined;
  const { promise: built, resolve } = Promise.withResolvers<void>();
  if (isPending)
    channel.on('message', (message) => {
      const { admin } = message as { admin?: 'built' | 'failed' };
      if (admin === 'built') {
        missing = undefined;
        resolve();
      } else if (admin === 'failed' && !isStopping()) {
        missing = FAILED;
        log.error(FAILED);
      }
    });
  else resolve();
  return {
    built,
    behind: (handle) => (request, response) =>
      missing ? answerMissing({ sentence: missing, request, response }) : handle(request, response),
  };
}

/** A page for people, which tries again by itself while that helps; for programs the API's shape of an error. */
function answerMissing({
  sentence,
  request,
  response,
}: {
  sentence: string;
  request: IncomingMessage;
  response: ServerResponse;
}): void {
  const again = sentence === PENDING ? TRY_AGAIN_AFTER : undefined;
  const isPage = /^\/admin([/?]|$)/.test(request.url ?? '');
  response.writeHead(503, {
    ...apiHeaders(),
    ...retryAfter(again),
    ...(isPage && again ? { Refresh: String(again) } : {}),
    // The rest of what was sent is not read.
    ...(request.headers['content-length'] || request.headers['transfer-encoding']
      ? { Connection: 'close' }
      : {}),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
  });
  response.end(isPage ? page(sentence) : JSON.stringify({ errors: [{ message: sentence }] }));
}

const page = (sentence: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The admin is not available yet</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem; }
</style>
</head>
<body>
<h1>The admin is not available yet</h1>
<p>${sentence}</p>
<p><a href="/">Go to the website</a></p>
</body>
</html>
`;
