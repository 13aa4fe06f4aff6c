import { execFileSync } from 'node:child_process';
import { type Answer, ask } from './ask.ts';
import { type MadeRequest, makeRequest, type Target } from './make-request.ts';
import { createRandom } from './random.ts';

/** An answer later than this is too late, in ms. */
const LATE_MS = 2000;
/** Requests under way at once. */
const AT_ONCE = 4;

/** What a request did wrong, with the request. */
export type Finding = Answer & { problem: 'failed' | 'late' | 'unanswered'; label: string; seed: number };

export type FuzzResult = {
  requests: number;
  /** How many addresses they were made from. */
  addresses: number;
  seconds: number;
  /** How many answers of each status. */
  statuses: Record<string, number>;
  findings: Finding[];
  /** Memory of the server in MB: when the first quarter was answered, and at the end. */
  memory: { early: number; end: number };
};

/**
 * Sends `count` made-up requests to addresses of a server. Request n is made from seed + n alone, so that each can be made
 * again by itself. What seems late is sent twice more: a busy machine is late once, a slow address always.
 */
export async function fuzz({
  url,
  pid,
  targets,
  count,
  seed,
}: {
  url: string;
  pid: number;
  targets: readonly Target[];
  count: number;
  seed: number;
}): Promise<FuzzResult> {
  const { host, port } = new URL(url);
  const make = (own: number): MadeRequest => {
    const random = createRandom(own);
    // One after the other, so that none is left out.
    const target = targets[own % targets.length] as Target;
    return makeRequest({ random, target, host });
  };
  const statuses: Record<string, number> = {};
  const findings: Finding[] = [];
  const memory = { early: 0, end: 0 };
  const startedAt = performance.now();
  let next = 0;

  async function work(): Promise<void> {
    while (next < count) {
      const number = next++;
      if (number === Math.floor(count / 4)) memory.early = memoryOf(pid);
      const own = seed + number;
      const request = make(own);
      const send = () => ask({ port: Number(port), request });
      let asked = await send();
      for (let again = 0; again < 2 && asked.ms > LATE_MS && asked.status !== -1; again += 1)
        asked = await send();
      const name = request.leaves ? 'left' : String(asked.status);
      statuses[name] = (statuses[name] ?? 0) + 1;
      const problem = request.leaves ? undefined : problemOf(asked);
      if (problem) findings.push({ ...asked, problem, label: request.label, seed: own });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  memory.end = memoryOf(pid);
  return {
    requests: count,
    addresses: Math.min(count, targets.length),
    seconds: (performance.now() - startedAt) / 1000,
    statuses,
    findings,
    memory,
  };
}

function problemOf({ status, ms }: Answer): Finding['problem'] | undefined {
  if (status <= 0) return 'unanswered';
  // 501: the server says that it does not know the method, which is so.
  if (status >= 500 && status !== 501) return 'failed';
  return ms > LATE_MS ? 'late' : undefined;
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );
}

/** The result as a table. */
export function fuzzTable({ requests, addresses, seconds, statuses, findings, memory }: FuzzResult): string {
  const of = (problem: Finding['problem']) => findings.filter((finding) => finding.problem === problem);
  const rows = [
    ['requests', `${requests} in ${Math.round(seconds)} s, of ${addresses} addresses`],
    [
      'answers',
      Object.entries(statuses)
        .sort()
        .map(([status, n]) => `${status}: ${n}`)
        .join(', '),
    ],
    ['5xx', String(of('failed').length)],
    [`later than ${LATE_MS / 1000} s`, String(of('late').length)],
    ['unanswered', String(of('unanswered').length)],
    ['memory', `${memory.early} MB after a quarter, ${memory.end} MB at the end`],
  ];
  const shown = findings
    .slice(0, 40)
    .map(
      ({ problem, status, ms, seed, label }) =>
        `  ${problem} ${status} ${Math.round(ms)} ms, seed ${seed}: ${label}`,
    );
  return [...rows.map(([name = '', value]) => `${name.padEnd(18)} ${value}`), ...shown].join('\n');
}
