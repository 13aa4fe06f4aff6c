import type { Random } from './random.ts';
import { anyJson, anyName, anyValue, noise } from './values.ts';

/** One address that the site answers, and the names of fields that belong to it. */
export type Target = { method: string; path: string; fields?: readonly string[] };

/** A request as bytes, and whether an answer is expected: not for a client that leaves in the middle of sending. */
export type MadeRequest = { label: string; method: string; path: string; bytes: Buffer; leaves: boolean };

const METHODS = [
  ...['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
  ...['PROPFIND', 'MKCOL', 'SEARCH', 'PURGE', 'get', 'FOO', 'CONNECT'],
];
const BOUNDARY = 'cut-here';

/** Makes a request out of an address: mostly near what it expects, sometimes far from it. */
export function makeRequest({
  random,
  target,
  host,
}: {
  random: Random;
  target: Target;
  host: string;
}): MadeRequest {
  const method = random.chance(65) ? concrete(target.method, random) : random.pick(METHODS);
  const path = withQuery({
    random,
    target,
    path: mutated({ random, path: filled({ random, path: target.path }) }),
  });
  const hasBody = method !== 'GET' && method !== 'HEAD' ? random.chance(90) : random.chance(4);
  const body = hasBody ? makeBody({ random, fields: target.fields ?? [] }) : undefined;
  const leaves = body !== undefined && random.chance(6);
  const whole = Buffer.from(body?.content ?? '', 'latin1');
  const sent = leaves ? whole.subarray(0, random.below(whole.length + 1)) : whole;
  const length = leaves ? whole.length + 1 + random.below(1000) : whole.length;
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${length}`] : []),
    ...headers(random, host),
  ];
  const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), sent]);
  const label = `${method} ${path.slice(0, 200)}${body ? ` (${body.type}, ${length} bytes)` : ''}`;
  return { label, method, path, bytes, leaves };
}

const concrete = (method: string, random: Random) =>
  method === 'ALL' ? random.pick(['GET', 'POST', 'GET', 'PUT']) : method;

/** A route's pattern with something in place of its parameters. */
function filled({ random, path }: { random: Random; path: string }): string {
  const [pattern = '', query] = path.split('?');
  const real = pattern
    .replace(/:[\w-]+(\{[^}]*\})?\??/g, () =>
      random.chance(60) ? String(1 + random.below(60)) : escaped(random),
    )
    .replace(/\*/g, () => escaped(random));
  return query ? `${real}?${query}` : real;
}

/** A value as it may stand in an address; one in ten with bytes in it that may not. */
const escaped = (random: Random): string => {
  const value = anyValue(random).slice(0, 300);
  if (random.chance(10)) return value.replace(/[^!-~]/g, '%');
  return encodeURIComponent(value.toWellFormed());
};

function mutated({ random, path }: { random: Random; path: string }): string {
  if (random.chance(70)) return path;
  const at = random.below(path.length + 1);
  const insert = random.pick([
    '/',
    '//',
    '/../',
    '/./',
    '%2f',
    '%00',
    '%zz',
    '%',
    '\\',
    ';a=1',
    '#',
    '..',
    '%ff',
    '?',
  ]);
  const kind = random.below(5);
  if (kind === 0) return path.slice(0, at) || '/';
  if (kind === 1) return `${path.slice(0, at)}${insert}${path.slice(at)}`.replace(/^(?!\/)/, '/');
  if (kind === 2) return path + '/'.repeat(random.pick([1, 2, 1900, 5000]));
  if (kind === 3) return path.toUpperCase();
  return `${path}${insert}${escaped(random)}`;
}

function withQuery({ random, target, path }: { random: Random; target: Target; path: string }): string {
  if (random.chance(45)) return path;
  const pairs = Array.from({ length: 1 + random.below(5) }, () => {
    const name = encodeURIComponent(anyName(random, target.fields));
    return random.chance(8) ? name : `${name}=${escaped(random)}`;
  });
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** As browsers send, and as they never would. Each sender is another one, as behind a proxy, so that limits are met at times. */
function headers(random: Random, host: string): string[] {
  const sender = random.chance(15) ? '203.0.113.9' : `198.51.${random.below(256)}.${random.below(256)}`;
  const all = [`X-Forwarded-For: ${sender}`];
  const own = `http://${host}`;
  const maybe = (percent: number, header: () => string) => {
    if (random.chance(percent)) all.push(header().replace(/[\r\n\0]/g, ' '));
  };
  maybe(60, () => `Origin: ${random.pick([own, own, own, 'null', 'https://elsewhere.example', ''])}`);
  maybe(
    40,
    () => `Accept: ${random.pick(['application/json', '*/*', 'text/html', 'text/x-fragment', ';;;', ''])}`,
  );
  maybe(
    30,
    () => `Accept-Encoding: ${random.pick(['br', 'gzip', 'br;q=0, gzip', `br${' '.repeat(3000)}x`, '*'])}`,
  );
  maybe(25, () => `Referer: ${random.pick([`${own}/buy`, `${own}/.//x`, 'about:blank', '::::', ''])}`);
  maybe(
    20,
    () =>
      `Cookie: ${anyName(random)}=${anyValue(random).slice(0, 500)}; frontage_session=a.b; frontage_state=1`,
  );
  maybe(10, () => `If-None-Match: ${anyValue(random).slice(0, 100)}`);
  maybe(10, () => `Range: bytes=${random.pick(['0-', '-1', '5-2', '0-0,2-3', 'x', '99999999999-'])}`);
  maybe(5, () => `X-HTTP-Method-Override: ${random.pick(METHODS)}`);
  maybe(5, () => `Content-Encoding: ${random.pick(['gzip', 'br', 'x'])}`);
  maybe(5, () => `Next-Action: ${random.pick(['x', '0'.repeat(40)])}`);
  maybe(5, () => `Rsc: 1`);
  return all.map((header) => Buffer.from(header).toString('latin1'));
}

function makeBody({ random, fields }: { random: Random; fields: readonly string[] }): {
  type: string;
  content: string;
} {
  const kind = random.below(10);
  const count = random.below(12);
  const entries = Array.from({ length: count }, () => [anyName(random, fields), anyValue(random)] as const);
  if (kind < 4) {
    const text = entries.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    return { type: 'application/x-www-form-urlencoded', content: text };
  }
  if (kind < 7)
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, content: multipart({ random, entries }) };
  if (kind < 9) return { type: 'application/json', content: json(random) };
  return {
    type: random.pick(['text/plain', 'multipart/form-data', 'application/xml', '', 'x/y']),
    content: noise(random, 200),
  };
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function multipart({ random, entries }: { random: Random; entries: (readonly [string, string])[] }): string {
  const parts = entries.map(([name, value]) => {
    const isFile = name.startsWith('attachments') || random.chance(15);
    const plain = name.replace(/["\r\n]/g, '');
    const head = random.chance(92)
      ? `Content-Disposition: form-data; name="${plain}"${isFile ? `; filename="${random.pick(['a.png', '../x.php', '', 'ö.jpg'])}"` : ''}`
      : random.pick([
          '{',
          'Content-Disposition',
          ': :',
          '',
          'Content-Disposition: form-data; name="a"\r\n{',
          noise(random, 20),
        ]);
    return `--${BOUNDARY}\r\n${head}\r\n\r\n${Buffer.from(value.toWellFormed()).toString('latin1')}\r\n`;
  });
  const whole = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return random.chance(12) ? whole.slice(0, random.below(whole.length + 1)) : whole;
}

function json(random: Random): string {
  const kind = random.below(12);
  if (kind === 0) return '['.repeat(random.pick([50, 5000, 60_000]));
  if (kind === 1) return `"${'\\"'.repeat(random.pick([50, 5000, 30_000]))}`;
  if (kind === 2) return '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}';
  const text = Buffer.from(JSON.stringify(anyJson(random))).toString('latin1');
  return random.chance(15) ? text.slice(0, random.below(text.length + 1)) : text;
}
