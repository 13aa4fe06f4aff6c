import { seededRandom } from './dataset.ts';
import { ensureTools, type Load, load } from './load.ts';
import { referenceMs, shareOf } from './record.ts';
import type { Row } from './report.ts';
import { cpuOf, startServer } from './server.ts';

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';
const STATES = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'];
const TYPES = ['house', 'unit', 'townhouse', 'apartment', 'villa', 'land'];
const QUESTIONS = 2_000;
/** How long each kind of request is sent, in seconds. */
const SECONDS = 6;
/** CPU time of an uncached call, at most, as a share of the fixed piece of work (decision 100). */
const MOST_CPU = 3;

const AJAX = '/wp-admin/admin-ajax.php';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Loops and lists requested past the cache and from it, on the database of `env`. */
export async function benchLoops({
  dataDir,
  env,
  database,
  post,
  widgets,
  list,
}: {
  dataDir: string;
  env: Record<string, string>;
  database: string;
  post: number;
  widgets: string[];
  /** The block of a list that is fetched through the ajax endpoint. */
  list: string;
}): Promise<Row[]> {
  await ensureTools();
  const server = await startServer({ dataDir, env: { ...env, FRONTAGE_DEMO: '0' } });
  try {
    const rows: Row[] = [];
    const measure = async ({ what, path, headers, bodies }: Requests) => {
      const ask = (input: { bodies: string[]; headers?: Record<string, string>; seconds?: number }) =>
        load({ url: server.url, paths: [path], ...input, headers: { ...headers, ...input.headers } });
      await ask({ bodies, headers: server.uncached, seconds: 2 });
      const reference = referenceMs();
      const cpu = cpuOf(server.pid);
      const measured = await ask({ bodies, headers: server.uncached, seconds: SECONDS });
      const cpuMs = (cpuOf(server.pid) - cpu) / (measured.perSecond * SECONDS);
      rows.push(
        row({ what: `${what}, uncached, ${database}`, measured, cost: { cpuMs, referenceMs: reference } }),
      );
      const often = bodies.slice(0, 40);
      await ask({ bodies: often, seconds: 1 });
      rows.push(
        row({ what: `${what}, cached, ${database}`, measured: await ask({ bodies: often, seconds: 4 }) }),
      );
    };
    const questions = (make: (seed: number) => string) =>
      Array.from({ length: QUESTIONS }, (_, seed) => make(seed));
    for (const [at, what] of ['24 cards', '24 in an item template'].entries()) {
      const widget = widgets[at] ?? '';
      await measure({
        what: `loop refresh, ${what}`,
        path: PATH,
        bodies: questions((seed) => question({ post, widget, seed })),
      });
    }
    await measure({
      what: 'block call, 24 cards',
      path: AJAX,
      headers: { ...FORM, Origin: server.url },
      bodies: questions((seed) => blockCall({ post, list, seed })),
    });
    return rows;
  } finally {
    await server.stop();
  }
}

type Requests = { what: string; path: string; headers?: Record<string, string>; bodies: string[] };

/** Visitors turn the pages of a list, and choose a kind of property. */
function blockCall({ post, list, seed }: { post: number; list: string; seed: number }): string {
  const random = seededRandom(seed * 15_485_863 + 3);
  const isFiltered = random() < 0.5;
  return new URLSearchParams({
    action: 'lae_load_posts_block',
    blockId: list,
    query: String(post),
    currentPage: String(1 + Math.floor(random() ** 2 * 20)),
    filterTerm: isFiltered ? (TYPES[seed % TYPES.length] ?? '') : '',
  }).toString();
}

/** What visitors search for: a suburb, or some types and bedrooms, sometimes a later page. All of them have answers. */
function question({ post, widget, seed }: { post: number; widget: string; seed: number }): string {
  const random = seededRandom(seed * 104_729 + 7);
  const suburb = Math.floor(random() ** 2 * 60);
  const types = TYPES.filter(() => random() < 0.5);
  const isPlace = random() < 0.5;
  const taxonomy = isPlace
    ? {
        suburb: { terms: [`benchtown-${suburb}-${STATES[suburb % 8]}-${2000 + suburb}`], logicalJoin: 'AND' },
      }
    : {
        type: { terms: types.slice(0, 3), logicalJoin: 'OR' },
        beds: { terms: [String(1 + (seed % 4))], logicalJoin: 'AND' },
      };
  return JSON.stringify({
    post_id: post,
    widget_id: widget,
    widget_filters: { taxonomy },
    pagination_base_url: `/bench-loops?e-page-${widget}=${isPlace ? 1 : 1 + (seed % 5)}`,
  });
}

function row({
  what,
  measured: { perSecond, p50, p99, errors },
  cost,
}: {
  what: string;
  measured: Load;
  cost?: { cpuMs: number; referenceMs: number };
}): Row {
  const share = cost && shareOf(cost);
  const cpu =
    cost && share ? ` · ${cost.cpuMs.toFixed(2)} ms CPU = ${share.toFixed(2)} of the reference` : '';
  return {
    what,
    figure: `${Math.round(perSecond).toLocaleString('en-AU')}/s · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms, ${errors} errors${cpu}`,
    value: perSecond,
    unit: '1/s',
    ...(share ? { limit: `at most ${MOST_CPU} of the reference` } : {}),
    holds: errors === 0 && (share ?? 0) <= MOST_CPU,
  };
}
