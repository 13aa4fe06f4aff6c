import type { Context } from 'hono';
import { countCalculation } from '#site/features/calculators/count-calculation.ts';
import { readCalculation } from '#site/features/calculators/read-calculation.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';

/**
 * POST /statistic as JSON, as a form, or as either in plain text (what `sendBeacon` sends): counts one calculation and
 * answers 204. What does not fit is named, field by field.
 */
export async function receiveStatistic({
  c,
  site,
  now,
}: {
  c: Context<SiteBindings>;
  site: Site;
  now: number;
}): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const fields = await fieldsOf(c.req.raw);
  if (!fields)
    return c.json({ error: 'unreadable', message: 'Send the statistic as JSON or as a form.' }, 400);
  const read = readCalculation(fields);
  if (!read.ok)
    return c.json(
      { error: 'wrong-fields', message: 'This could not be counted.', problems: read.problems },
      422,
    );
  await countCalculation({ payload: site.payload, calculation: read.calculation, day: dayInSydney(now) });
  return c.body(null, 204);
}

async function fieldsOf(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    if (/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
      return Object.fromEntries(await request.formData());
    const text = (await request.text()).trim();
    if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
