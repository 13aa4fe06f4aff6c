import type { CdnSettings } from '../env.ts';
import { log } from '../log.ts';
import { EVERYTHING, onPurge, type Tag } from '../purge.ts';
import { cdnTag, isCdnTag } from './cdn-tags.ts';

/** How long purges are gathered before a call, in ms. */
const GATHER_MS = 200;
/** After a failed call the next one waits, at first and at most, in ms. */
const RETRY_MS = { first: 1000, most: 60_000 };
/** More tags than this are purged as everything: a call for all pages costs less than many. */
const MOST_TAGS = 1000;
const TIMEOUT_MS = 10_000;
/** Answers are short; of a longer one the status alone counts. */
const MOST_ANSWER_BYTES = 64_000;

type Call = { path: string; headers: Record<string, string>; body: object };

/** How each provider is asked. `tags` undefined: everything. `atOnce`: the tags that one call may name. */
const PROVIDERS: Record<
  CdnSettings['provider'],
  { atOnce: number; call: (settings: CdnSettings, tags: readonly string[] | undefined) => Call }
> = {
  fastly: {
    atOnce: 256,
    call: ({ zone, token }, tags) => ({
      path: `/service/${zone}/${tags ? 'purge' : 'purge_all'}`,
      // Soft: an old page is shown while the new one is fetched. Purging everything is never soft there.
      headers: { 'Fastly-Key': token, ...(tags ? { 'Fastly-Soft-Purge': '1' } : {}) },
      body: tags ? { surrogate_keys: tags } : {},
    }),
  },
  cloudflare: {
    atOnce: 30,
    call: ({ zone, token }, tags) => ({
      path: `/zones/${zone}/purge_cache`,
      headers: { Authorization: `Bearer ${token}` },
      body: tags ? { tags } : { purge_everything: true },
    }),
  },
};

/**
 * Tells the CDN of each change that happens in this process; what other instances say is theirs to tell. Changes are
 * gathered, and calls that fail are made again until they succeed. Returns a function that stops it once what is waiting
 * was sent, or could not be sent.
 */
export function startCdnPurges(
  settings: CdnSettings,
  { gatherMs = GATHER_MS, retryMs = RETRY_MS.first }: { gatherMs?: number; retryMs?: number } = {},
): () => Promise<void> {
  let waiting = new Set<Tag>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let pause = retryMs;
  let stopped = false;

  const plan = (ms: number) => {
    timer ??= setTimeout(flush, ms).unref();
  };
  const flush = () => {
    timer = undefined;
    sending = sending.then(send);
  };
  const send = async () => {
    const tags = waiting;
    if (tags.size === 0) return;
    waiting = new Set();
    try {
      await purgeAtCdn(settings, tags);
      if (pause !== retryMs) log.info('the CDN is told of changes again');
      pause = retryMs;
    } catch (error) {
      log.error(
        { err: error, tags: tags.size },
        'the CDN was not told of a change, so it may show old pages; it is told again shortly',
      );
      // A tag that it does not take must not hold up all other purges.
      waiting = new Set([...(error instanceof RefusedCall ? [EVERYTHING] : tags), ...waiting]);
      if (!stopped) plan(pause);
      pause = Math.min(RETRY_MS.most, pause * 2);
    }
  };
  const unhook = onPurge((tags, origin) => {
    // After a missed one the CDN may have fetched an old page from here.
    if (origin === 'heard') return;
    for (const tag of tags) waiting.add(tag);
    plan(gatherMs);
  });
  return async () => {
    stopped = true;
    unhook();
    clearTimeout(timer);
    flush();
    await sending;
  };
}

async function purgeAtCdn(settings: CdnSettings, tags: ReadonlySet<Tag>): Promise<void> {
  const { atOnce, call } = PROVIDERS[settings.provider];
  if (tags.has(EVERYTHING) || tags.size > MOST_TAGS) return ask(settings, call(settings, undefined));
  const named = [...tags].filter(isCdnTag).map(cdnTag);
  for (let at = 0; at < named.length; at += atOnce)
    await ask(settings, call(settings, named.slice(at, at + atOnce)));
}

/** The CDN understood the call and does not take it: the same call again would not be taken either. */
class RefusedCall extends Error {
  override name = 'RefusedCall';
}

async function ask({ apiUrl }: CdnSettings, { path, headers, body }: Call): Promise<void> {
  const answer = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    // The key is for this address alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { success } = await readAnswer(answer);
  if (answer.ok && success !== false) return;
  if (answer.status >= 300 && answer.status < 400)
    throw new Error(`The CDN answered with ${answer.status}: redirects are not followed. Check CDN_API_URL.`);
  const isRefused = [400, 413, 414, 422].includes(answer.status);
  throw new (isRefused ? RefusedCall : Error)(`The CDN answered with ${answer.status}.`);
}

/** What the CDN says besides the status; nothing where it cannot be read. */
async function readAnswer(answer: Response): Promise<{ success?: boolean }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      // Leaving the loop closes the connection.
      if (bytes > MOST_ANSWER_BYTES) return {};
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString()) ?? {};
  } catch {
    return {};
  }
}
