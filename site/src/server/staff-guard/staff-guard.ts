import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { retryAfter } from '../answer-headers.ts';
import { addressKey, clientAddress } from '../client-address.ts';
import { awayHeaders, awaySentence } from '../database-away.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { isFromOurPages } from '../origin-check.ts';
import { mapOrigin } from '../security-headers.ts';
import {
  type Allowed,
  type AuthAction,
  type Holdings,
  isMultipart,
  judge,
  withoutForeignRedirect,
} from './rules.ts';
import { createSignInLimits, isSignIn, limitSentence } from './sign-in-limits.ts';
import { jsonOfForm, readSmallBody, withBody } from './small-body.ts';
import { adminHeaders, apiHeaders, fileHeaders } from './staff-headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The guard's questions about staff sessions; see staffSessions. */
export type Sessions = {
  holdings: Holdings;
  isStaff(headers: Headers): Promise<boolean>;
  /** Whether somebody may be signed in, and only the database could tell, which does not answer. */
  cannotTell(headers: Headers): Promise<boolean>;
  mayUpload(asked: { headers: Headers; collection: string; isNew: boolean }): Promise<boolean>;
};

const WHO_AM_I = /^\/api\/users\/me\/?$/;

type Refusal = { status: number; message: string; headers?: Record<string, string> };

/** Thrown inside of the guard to answer instead of Payload. */
class RefusedError extends Error {
  override name = 'RefusedError';
  refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Guards Payload's admin and API. Decides who may send a request, with which method, from which page, how often and with
 * how large a body, before any of the body is read; and sets the headers of every response.
 */
export function guardStaff({
  env,
  sessions,
  handle,
  mapHost = async () => '',
  onManyAttempts = () => undefined,
  dev,
}: {
  env: Pick<Env, 'siteUrl' | 'limits' | 'trustProxy' | 'bucket'>;
  sessions: Sessions;
  /** Payload's admin and API. */
  handle: Handler;
  /** The origin that maps of the builder come from, or an empty text. */
  mapHost?: () => Promise<string>;
  /** Told of wrong passwords until somebody had to wait: the email address that was typed, and from which IP address. */
  onManyAttempts?: (attempts: { account: string; client: string }) => void;
  dev: boolean;
}): Handler {
  const limits = createSignInLimits({ on: env.limits });
  const filesHost = mapOrigin(env.bucket?.publicUrl);
  const addressOf = (request: IncomingMessage) =>
    clientAddress({
      socketAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
      trustProxy: env.trustProxy,
    });

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    const { method = 'GET', url = '/' } = request;
    const [path = '/'] = url.split('?');
    const type = request.headers['content-type'] ?? '';
    const isServerAction = request.headers['next-action'] !== undefined;
    const verdict = judge({
      asked: { method, path, type, isServerAction, dev },
      holdings: sessions.holdings,
    });
    if (!verdict.allow) {
      const { allowedMethods } = verdict;
      throw new RefusedError({ ...verdict, headers: allowedMethods ? { Allow: allowedMethods } : {} });
    }
    const headers = headersOf(request);
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    if (changes && !isFromOurPages({ headers, siteUrl: env.siteUrl }))
      throw new RefusedError({
        status: 403,
        message: 'This request did not come from a page of this site. Open the admin and try again.',
      });
    await expectStaff({ verdict, headers, path, method });
    if (verdict.body.kind !== 'small') return request;
    return readThrough({ request, response, verdict, maxBytes: verdict.body.maxBytes });
  }

  async function expectStaff({
    verdict,
    headers,
    path,
    method,
  }: {
    verdict: Allowed;
    headers: Headers;
    path: string;
    method: string;
  }): Promise<void> {
    const refuseWhileAway = async () => {
      if (await sessions.cannotTell(headers))
        throw new RefusedError({ status: 503, message: awaySentence(method), headers: awayHeaders() });
    };
    // Payload answers that nobody is signed in, and its screens would ask for the password.
    if (WHO_AM_I.test(path)) await refuseWhileAway();
    if (!verdict.staffOnly) return;
    if (!(await sessions.isStaff(headers))) {
      await refuseWhileAway();
      throw new RefusedError({ status: 403, message: 'You are not signed in. Sign in and try again.' });
    }
    if (verdict.body.kind !== 'upload' || !verdict.body.collection) return;
    const { collection } = verdict.body;
    const isNew = path.split('/').filter(Boolean).length === 2;
    if (!(await sessions.mayUpload({ headers, collection, isNew })))
      throw new RefusedError({ status: 403, message: 'Your role does not allow you to upload files here.' });
  }

  async function readThrough({
    request,
    response,
    verdict,
    maxBytes,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    verdict: Allowed;
    maxBytes: number;
  }): Promise<IncomingMessage> {
    const read = await readSmallBody({ request, maxBytes });
    if (!read.ok) throw new RefusedError(read);
    const type = request.headers['content-type'] ?? '';
    const isForm = isMultipart(type) && request.headers['next-action'] === undefined;
    const body = isForm ? await jsonOfForm({ bytes: read.bytes, type }) : read;
    if (!body.ok) throw new RefusedError(body);
    if (verdict.auth) countTry({ action: verdict.auth, request, response, bytes: body.bytes });
    return withBody({ request, bytes: body.bytes, type: isForm ? 'application/json' : undefined });
  }

  function countTry({
    action,
    request,
    response,
    bytes,
  }: {
    action: AuthAction;
    request: IncomingMessage;
    response: ServerResponse;
    bytes: Buffer;
  }): void {
    const address = addressOf(request);
    const tried = { action, client: addressKey(address), account: emailIn(bytes) };
    const turn = limits.take(tried);
    if (!turn.ok) {
      const { retryAfterSeconds } = turn;
      log.warn({ client: address }, `too many tries: ${action}`);
      if (action === 'login' && turn.ofAccount) onManyAttempts({ account: tried.account, client: address });
      throw new RefusedError({
        status: 429,
        message: limitSentence({ action, retryAfterSeconds }),
        headers: retryAfter(retryAfterSeconds),
      });
    }
    if (!isSignIn(action)) return;
    response.once('finish', () => {
      if (response.statusCode === 200) limits.giveBack(tried);
      else {
        log.warn({ client: address }, 'a sign-in of staff was refused');
        if (tried.account && limits.countWrong(tried.account))
          onManyAttempts({ account: tried.account, client: address });
      }
    });
  }

  return async (request, response) => {
    const isApi = /^\/api([/?]|$)/.test(request.url ?? '');
    try {
      await dress({ request, response, isApi, mapHost, filesHost, dev });
      const elsewhere = isApi ? undefined : withoutForeignRedirect(request.url ?? '/');
      if (elsewhere) response.writeHead(302, { Location: elsewhere }).end();
      else await handle(await admit(request, response), response);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refuse({ request, response, refusal: error.refusal, isApi });
    }
  };
}

/** Adds the headers to the response, whichever code writes it. */
async function dress({
  request,
  response,
  isApi,
  mapHost,
  filesHost,
  dev,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  isApi: boolean;
  mapHost: () => Promise<string>;
  filesHost: string;
  dev: boolean;
}): Promise<void> {
  if (isApi) return put(response, apiHeaders());
  if (!/^\/admin([/?]|$)/.test(request.url ?? '')) return put(response, fileHeaders());
  const nonce = randomBytes(16).toString('base64');
  const headers = adminHeaders({
    nonce,
    mapHost: await mapHost(),
    filesHost,
    dev,
  });
  // Next reads the nonce for the scripts it writes from here.
  request.headers['content-security-policy'] = headers['Content-Security-Policy'];
  put(response, headers);
}

function put(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function refuse({
  request,
  response,
  refusal: { status, message, headers = {} },
  isApi,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  refusal: Refusal;
  isApi: boolean;
}): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    ...headers,
    ...(hasLongRest(request) ? { Connection: 'close' } : {}),
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
  });
  response.end(isApi ? JSON.stringify({ errors: [{ message }] }) : message);
}

/** Whether the rest of a body is too large to read just to keep the connection open. */
function hasLongRest({ readableEnded, headers }: IncomingMessage): boolean {
  if (readableEnded) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 1_000_000;
}

/** The request headers that Payload gets. */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

/** The email address in a sign-in request; '' for invalid JSON. */
function emailIn(bytes: Buffer): string {
  try {
    const sent = JSON.parse(bytes.toString('utf8')) as { email?: unknown } | null;
    return typeof sent?.email === 'string' ? sent.email.trim().toLowerCase().slice(0, 254) : '';
  } catch {
    return '';
  }
}
