import { Agent, request } from 'node:http';
import { percentile, type Row } from './report.ts';

const CONNECTIONS = 16;
const FORM = 'property-enquiry';

/**
 * Leads stored per second over HTTP: each post is a lead of its own, answered once it is on disk. The server must run
 * with FRONTAGE_LIMITS=off. Tickets are fetched beforehand, as a visitor's are long before the form is sent.
 */
export async function benchLeads({
  url,
  posts = 3000,
  listing,
  database = 'SQLite',
}: {
  url: string;
  posts?: number;
  /** Id of a listing that the leads are about. */
  listing?: number;
  database?: string;
}): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const tickets = await inParallel(posts, async () => {
    const { body } = await call({ agent, url: `${url}/forms/${FORM}/ticket` });
    return (JSON.parse(body) as { ticket: string }).ticket;
  });
  const began = performance.now();
  const answers = await inParallel(posts, async (index) => {
    const start = performance.now();
    const { status, body } = await call({
      agent,
      url: `${url}/forms/${FORM}`,
      form: lead({ index, ticket: tickets[index], listing }),
    });
    const { reference } = JSON.parse(body) as { reference?: string };
    return { status, reference, ms: performance.now() - start };
  });
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const stored = new Set(
    answers.flatMap(({ status, reference }) => (status === 200 && reference ? [reference] : [])),
  );
  if (stored.size !== posts)
    throw new Error(`${posts} leads were posted and ${stored.size} stored: is FRONTAGE_LIMITS=off?`);
  const latencies = answers.map(({ ms }) => ms);
  const perSecond = posts / seconds;
  const p95 = percentile(latencies, 95);
  return [
    {
      what: `${database}: leads stored, durable, ${CONNECTIONS} connections`,
      figure: `${Math.round(perSecond)}/s`,
      value: perSecond,
      unit: 'leads/s',
      limit: 'at least 300/s (peer: 53 to 100/s, storing nothing)',
      holds: perSecond >= 300,
    },
    {
      what: `${database}: a lead, p50 and p95`,
      figure: `${percentile(latencies, 50).toFixed(1)} ms, ${p95.toFixed(1)} ms`,
      value: p95,
      unit: 'ms',
    },
  ];
}

function lead({
  index,
  ticket,
  listing,
}: {
  index: number;
  ticket: string | undefined;
  listing?: number;
}): string {
  return new URLSearchParams({
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: '0400 000 000',
    message: 'I am interested in this property. Please contact me about an inspection on Saturday.',
    wishes: 'inspect',
    ...(listing ? { property_id: String(listing) } : {}),
    _ticket: ticket ?? '',
    _page: '/property/newtown-nsw-2042/12-example-street/1?utm_source=bench',
  }).toString();
}

function call({
  agent,
  url,
  form,
}: {
  agent: Agent;
  url: string;
  form?: string;
}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Accept: 'application/json',
      ...(form === undefined
        ? {}
        : {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(form),
            Origin: url,
          }),
    };
    const sent = request(url, { agent, method: form === undefined ? 'GET' : 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(form);
  });
}

/** Does something `count` times, as many at once as there are connections; results in order. */
async function inParallel<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < count) {
        const index = next++;
        results[index] = await work(index);
      }
    }),
  );
  return results;
}
