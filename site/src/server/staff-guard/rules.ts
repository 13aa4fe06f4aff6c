/** Maximum body in bytes: for public addresses, for most others, and for those that take a whole page. */
const AUTH_BYTES = 64_000;
const JSON_BYTES = 1_000_000;
const PAGE_BYTES = 5_100_000;
/** A page with its pictures; the endpoint has a limit of its own. */
const PAGE_FILE_BYTES = 60_000_000;

/** A reply to a lead with its files; the endpoint has a limit of its own. */
const REPLY_BYTES = 15_000_000;

/** The addresses with limits on attempts. */
export type AuthAction = 'login' | 'passkey-sign-in' | 'forgot-password' | 'reset-password';

/** What the guard allows a request to the admin or the API. */
export type Allowed = {
  allow: true;
  /** Whether it needs a signed-in user. */
  staffOnly: boolean;
  /**
   * `none`: nothing reads one. `small`: read here, at most `maxBytes`. `upload`: a file, read as it comes by what it is
   * for; `collection` is whose rules of access are asked first.
   */
  body: { kind: 'none' } | { kind: 'small'; maxBytes: number } | { kind: 'upload'; collection?: string };
  /** Set for addresses with limits on attempts. */
  auth?: AuthAction;
};
export type Refused = { allow: false; status: number; message: string; allowedMethods?: string };

/** A request as the rules see it. `path` is as sent, without the query. */
export type Asked = {
  method: string;
  path: string;
  /** The Content-Type header, or an empty text. */
  type: string;
  /** Whether it calls one of the admin's own functions on the server. */
  isServerAction: boolean;
  dev: boolean;
};

const READ = 'GET, HEAD';
/** HEAD, OPTIONS and the six that Payload's API knows. */
const API_METHODS = 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE';

/** The only addresses of Payload that are open to people who are not signed in. */
const OPEN: Readonly<Record<string, string>> = {
  '/api/users/login': 'POST',
  '/api/users/passkey-challenge': 'POST',
  '/api/users/passkey-sign-in': 'POST',
  '/api/users/logout': 'POST',
  '/api/users/refresh-token': 'POST',
  '/api/users/forgot-password': 'POST',
  '/api/users/reset-password': 'POST',
  '/api/users/me': 'GET',
};
const AUTH = /^\/api\/users\/(login|passkey-sign-in|forgot-password|reset-password)$/;

/** Payload's addresses that nothing here uses: setting up or confirming a user, running jobs by a GET, GraphQL. */
const UNUSED =
  /^\/api\/(users\/(first-register|verify|init)|payload-jobs\/(run|handle-schedules)|graphql(-playground)?)(\/|$)/;

const VERSIONS = /^\/api\/((?:globals\/)?[\w-]+)\/versions(?:\/|$)/;

/** Addresses that take whole designs: to save them, and to render them in the builder. */
const DESIGN_ADDRESS = /^\/api\/([\w-]+\/[^/]+\/design|blocks\/load)$/;

/** Addresses that take an exported page. They check the role themselves. */
const PAGE_FILE_ADDRESS = /^\/api\/(pages|sections|templates|item-templates)\/import$/;

/** What the rules need to know about Payload's collections. */
export type Holdings = {
  /** Collections of files. */
  uploads: readonly string[];
  /** Collections, and globals as `globals/name`, of which no old versions are kept. */
  unversioned: readonly string[];
};

/** Decides from the first lines of a request, before a byte of its body is read. */
export function judge({ asked, holdings }: { asked: Asked; holdings: Holdings }): Allowed | Refused {
  const { method, type } = asked;
  const path = decoded(asked.path);
  if (path === undefined)
    return { allow: false, status: 400, message: 'This address cannot be read. Check it for a stray %.' };
  const methods = methodsOf(asked);
  if (!methods.split(', ').includes(method))
    return { allow: false, status: 405, message: `${method} is not allowed here.`, allowedMethods: methods };
  const body = isRead(method) || method === 'DELETE' ? NO_BODY : small(JSON_BYTES);
  if (/^\/(_next|__nextjs)/.test(path)) return { allow: true, staffOnly: false, body };
  if (/^\/admin(\/|$)/.test(path)) return { allow: true, staffOnly: !isRead(method), body };
  return api({ method, path: path.replace(/(?<=[^/])\/$/, ''), type, body, holdings });
}

function api({
  method,
  path,
  type,
  body,
  holdings: { uploads, unversioned },
}: Pick<Asked, 'method' | 'path' | 'type'> & {
  body: Allowed['body'];
  holdings: Holdings;
}): Allowed | Refused {
  const versionsOf = VERSIONS.exec(path)?.[1] ?? '';
  if (UNUSED.test(path) || unversioned.includes(versionsOf))
    return { allow: false, status: 404, message: 'There is nothing at this address.' };
  if (method === 'OPTIONS') return { allow: true, staffOnly: false, body };
  if (OPEN[path] && (OPEN[path] === method || isRead(method))) {
    const auth = method === 'POST' ? (AUTH.exec(path)?.[1] as AuthAction | undefined) : undefined;
    return { allow: true, staffOnly: false, body: body.kind === 'none' ? body : small(AUTH_BYTES), auth };
  }
  if (body.kind === 'none') return { allow: true, staffOnly: true, body };
  const collection = /^\/api\/([\w-]+)(\/[^/]+)?$/.exec(path)?.[1] ?? '';
  if (isMultipart(type) && uploads.includes(collection))
    return { allow: true, staffOnly: true, body: { kind: 'upload', collection } };
  // Checks the role itself before it receives the feed.
  if (isMultipart(type) && path === '/api/feeds/upload')
    return { allow: true, staffOnly: true, body: { kind: 'upload' } };
  if (/^\/api\/leads\/\d+\/reply$/.test(path))
    return { allow: true, staffOnly: true, body: small(REPLY_BYTES) };
  if (PAGE_FILE_ADDRESS.test(path)) return { allow: true, staffOnly: true, body: small(PAGE_FILE_BYTES) };
  return { allow: true, staffOnly: true, body: DESIGN_ADDRESS.test(path) ? small(PAGE_BYTES) : body };
}

const NO_BODY: Allowed['body'] = { kind: 'none' };
const small = (maxBytes: number): Allowed['body'] => ({ kind: 'small', maxBytes });
const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether a Content-Type is that of a form with parts. */
export const isMultipart = (type: string): boolean => /^\s*multipart\//i.test(type);

function methodsOf({ path, isServerAction, dev }: Asked): string {
  if (/^\/api(\/|$)/.test(path)) return API_METHODS;
  if (/^\/(_next|__nextjs)/.test(path)) return dev ? `${READ}, POST, OPTIONS` : READ;
  // A POST without a server function does not come from the admin's own screens.
  return isServerAction ? `${READ}, POST` : READ;
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The address without a `redirect` that would lead out of the admin after sign-in, or undefined if it has none.
 * Browsers normalise an address before they follow it: `/.//other.example` is `//other.example`.
 */
export function withoutForeignRedirect(url: string): string | undefined {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  const params = new URLSearchParams(search);
  const names = [...params.keys()].filter((name) => /^redirect(\[|$)/.test(name));
  const isForeign = names.some((name) => params.getAll(name).some((target) => !isOfTheAdmin(target)));
  if (!isForeign) return undefined;
  for (const name of names) params.delete(name);
  const rest = params.toString();
  return rest ? `${path}?${rest}` : path;
}

function isOfTheAdmin(target: string): boolean {
  const base = 'http://here.invalid';
  if (!target.startsWith('/') || !URL.canParse(target, base)) return false;
  const { origin, pathname } = new URL(target, base);
  return origin === base && /^\/admin(\/|$)/.test(pathname);
}
