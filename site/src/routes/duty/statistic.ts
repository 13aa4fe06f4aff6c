import type { Context } from 'hono';
import { countCalculation } from '#site/features/calculators/count-calculation.ts';
import { readCalculation } from '#site/features/calculators/read-calculation.ts';
import { readBytes } from '#site/server/body.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';

const MAX_BODY_BYTES = 4096;

/**
 * POST /statistic as JSON, as a form, or as either in plain text (what `sendBeacon` sends): counts one calculation and
 * answers 204. What does not fit is named, field by field. Undefined where more was sent than a statistic has.
 */
export async function receiveStatistic({
  c,
  site,
  now,
}: {
  c: Context<SiteBindings>;
  site: Site;
  now: number;
}): Promise<Response | undefined> {
  const bytes = await readBytes({ request: c.req.raw, maxBytes: MAX_BODY_BYTES });
  if (!bytes) return undefined;
  c.header('Cache-Control', 'no-store');
  const fields = await fieldsOf({ bytes, type: c.req.header('content-type') ?? '' });
  if (!fields)
    return c.json({ error: 'unreadable', message: 'Send the statistic as JSON or as a form.' }, 400);
  const read = readCalculation(fields);
  if (!read.ok)
    return c.json(
      { error: 'wrong-fields', message: 'The statistic could not be recorded.', problems: read.problems },
      422,
    );
  await countCalculation({ payload: site.payload, calculation: read.calculation, day: dayInSydney(now) });
  return c.body(null, 204);
}

async function fieldsOf({
  bytes,
  type,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}): Promise<Record<string, unknown> | undefined> {
  try {
    if (/^multipart\/form-data\b/i.test(type)) {
      const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
      return Object.fromEntries(form);
    }
    const text = new TextDecoder().decode(bytes).trim();
    if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
