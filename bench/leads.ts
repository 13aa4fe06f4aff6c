import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { percentile, type Row } from './report.ts';

const CONNECTIONS = 16;
const PLAIN = 'property-enquiry';
const WITH_PICTURES = 'maintenance-request';
const BOUNDARY = 'frontage-bench';

type Body = { type: string; bytes: Buffer };

/** A batch sent together: how long it took, and the time of each answer. */
type Sent = { seconds: number; latencies: number[] };

/**
 * Leads stored per second over HTTP, by a lead form and by Contact Form 7's address in turns, so that both meet the same
 * machine and the same backlog of emails: each post is a lead of its own, answered once it is on disk. The server must
 * run with FRONTAGE_LIMITS=off. Form tokens are fetched beforehand, as a visitor's are long before the form is sent; clients
 * of Contact Form 7 send multipart and have none.
 */
export async function benchLeads({
  url,
  contactForm,
  posts = 3000,
  rounds = 6,
  listing,
  first = 0,
  database = 'SQLite',
}: {
  url: string;
  /** Id of a contact form made of the starter of that name. */
  contactForm: number;
  /** Of each. */
  posts?: number;
  rounds?: number;
  /** Id of a listing that the leads are about. */
  listing?: number;
  /** The number of the first visitor: each must be another. */
  first?: number;
  database?: string;
}): Promise<Row[]> {
  const [leads, feedbacks]: [Sent[], Sent[]] = [[], []];
  const count = Math.ceil(posts / rounds);
  for (let round = 0; round < rounds; round += 1) {
    // Each lead has a visitor of its own: a visitor who sent before gets no second confirmation, and a repeat is the same lead.
    const from = first + round * count;
    const body = ({ index, formToken }: { index: number; formToken: string }) =>
      lead({ index: from + index, formToken, listing });
    leads.push(await storeLeads({ url, form: PLAIN, posts: count, body }));
    feedbacks.push(await storeFeedback({ url, form: contactForm, posts: count, from }));
  }
  const plain = rates(leads);
  return [
    {
      what: `${database}: leads stored, durable, ${CONNECTIONS} connections`,
      figure: `${Math.round(plain.perSecond)}/s`,
      value: plain.perSecond,
      unit: 'leads/s',
      limit: 'at least 300/s (peer: 53 to 100/s, storing nothing)',
      holds: plain.perSecond >= 300,
    },
    latencyRow({ what: `${database}: a lead`, rate: plain }),
    {
      what: `${database}: contact forms stored, durable, ${CONNECTIONS} connections`,
      figure: `${Math.round(rates(feedbacks).perSecond)}/s`,
      value: rates(feedbacks).perSecond,
      unit: 'leads/s',
    },
    latencyRow({ what: `${database}: a contact form`, rate: rates(feedbacks) }),
  ];
}

/** The same with three photographs each, which the server encodes again before it answers. */
export async function benchLeadsWithPictures({
  url,
  posts = 60,
  database = 'SQLite',
}: {
  url: string;
  posts?: number;
  database?: string;
}): Promise<Row[]> {
  const picture = await photograph();
  const sent = await storeLeads({
    url,
    form: WITH_PICTURES,
    posts,
    body: ({ index, formToken }) => leadWithPictures({ index, formToken, picture }),
  });
  const rate = rates([sent]);
  const size = `${(picture.length / 1e6).toFixed(1)} MB`;
  return [
    {
      what: `${database}: leads with 3 photographs of ${size}, ${CONNECTIONS} connections`,
      figure: `${rate.perSecond.toFixed(1)}/s`,
      value: rate.perSecond,
      unit: 'leads/s',
    },
    latencyRow({ what: `${database}: a lead with 3 photographs`, rate }),
  ];
}

type Rate = { perSecond: number; p50: number; p95: number };

function rates(sent: Sent[]): Rate {
  const latencies = sent.flatMap((each) => each.latencies);
  const seconds = sent.reduce((sum, each) => sum + each.seconds, 0);
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
  };
}

const latencyRow = ({ what, rate: { p50, p95 } }: { what: string; rate: Rate }): Row => ({
  what: `${what}, p50 and p95`,
  figure: `${p50.toFixed(1)} ms, ${p95.toFixed(1)} ms`,
  value: p95,
  unit: 'ms',
});

/** Sends contact forms over all connections at once; throws when one of them was not stored. */
async function storeFeedback({
  url,
  form,
  posts,
  from,
}: {
  url: string;
  form: number;
  posts: number;
  from: number;
}): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const address = `${url}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`;
  const began = performance.now();
  const answers = await inParallel(posts, async (index) => {
    const start = performance.now();
    const { body } = await call({ agent, url: address, sent: feedback(from + index) });
    const { status } = JSON.parse(body) as { status?: string };
    return { status, ms: performance.now() - start };
  });
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const refused = answers.find(({ status }) => status !== 'mail_sent');
  if (refused) throw new Error(`A contact form was answered with ${refused.status}: is FRONTAGE_LIMITS=off?`);
  return { seconds, latencies: answers.map(({ ms }) => ms) };
}

/** Sends leads over all connections at once; throws when one of them was not stored. */
async function storeLeads({
  url,
  form,
  posts,
  body,
}: {
  url: string;
  form: string;
  posts: number;
  body: (about: { index: number; formToken: string }) => Body;
}): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const formTokens = await inParallel(posts, async () => {
    const answer = await call({ agent, url: `${url}/forms/${form}/ticket` });
    return (JSON.parse(answer.body) as { ticket: string }).ticket;
  });
  const began = performance.now();
  const answers = await inParallel(posts, async (index) => {
    const start = performance.now();
    const sent = body({ index, formToken: formTokens[index] ?? '' });
    const answer = await call({ agent, url: `${url}/forms/${form}`, sent });
    const { reference } = JSON.parse(answer.body) as { reference?: string };
    return { status: answer.status, reference, ms: performance.now() - start };
  });
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const stored = new Set(
    answers.flatMap(({ status, reference }) => (status === 200 && reference ? [reference] : [])),
  );
  if (stored.size !== posts)
    throw new Error(`${posts} leads were posted and ${stored.size} stored: is FRONTAGE_LIMITS=off?`);
  return { seconds, latencies: answers.map(({ ms }) => ms) };
}

function lead({ index, formToken, listing }: { index: number; formToken: string; listing?: number }): Body {
  const answers = new URLSearchParams({
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: mobile(index),
    message: 'I am interested in this property. Please contact me about an inspection on Saturday.',
    wishes: 'inspect',
    ...(listing ? { property_id: String(listing) } : {}),
    _ticket: formToken,
    _page: '/property/newtown-nsw-2042/12-example-street/1?utm_source=bench',
  });
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(answers.toString()) };
}

/** Of one visitor alone: who shares a number is one person, whose leads are compared with each other. */
const mobile = (index: number): string => `04${String(index).padStart(8, '0')}`;

function feedback(index: number): Body {
  const answers = {
    _wpcf7_unit_tag: 'wpcf7-f1-o1',
    'your-name': `Visitor ${index}`,
    'your-email': `visitor${index}@example.com`,
    'your-phone': mobile(index),
    about: 'Selling',
    'your-message': 'I am thinking of selling my house. Please contact me about an appraisal on Saturday.',
  };
  const parts = Object.entries(answers).map(
    ([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  };
}

function leadWithPictures({
  index,
  formToken,
  picture,
}: {
  index: number;
  formToken: string;
  picture: Buffer;
}): Body {
  const answers = {
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: mobile(index),
    'street-address': '12 Example Street',
    suburb: 'Newtown',
    'repair-urgency': 'soon',
    'repair-nature': 'plumbing',
    'property-access': 'call-first',
    _ticket: formToken,
  };
  const part = (headers: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`;
  const texts = Object.entries(answers).map(([name, text]) => `${part(`name="${name}"`)}${text}\r\n`);
  const pictures = [1, 2, 3].flatMap((number) => [
    Buffer.from(part(`name="attachments"; filename="photo-${number}.jpg"`)),
    picture,
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.concat([Buffer.from(texts.join('')), ...pictures, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** As detailed as a phone's, and about as large. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

function call({
  agent,
  url,
  sent,
}: {
  agent: Agent;
  url: string;
  sent?: Body;
}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Accept: 'application/json',
      'User-Agent': 'bench',
      ...(sent && { 'Content-Type': sent.type, 'Content-Length': sent.bytes.length, Origin: url }),
    };
    const outgoing = request(url, { agent, method: sent ? 'POST' : 'GET', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(sent?.bytes);
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
