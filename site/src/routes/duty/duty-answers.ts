import { isDay, STATES } from '@frontage/duty/engine';
import { rateRows } from '@frontage/duty/staff';
import { calculatorTemplate } from '#site/features/calculators/calculator-template.tsx';
import { loadBlackList } from '#site/features/calculators/load-black-list.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { providerStates } from '#site/features/calculators/provider-states.ts';
import { stateIn } from '#site/features/calculators/read-calculation.ts';
import { inputsFromQuery } from '#site/features/calculators/stamp-duty/inputs-query.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import type { Site } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';

/** A question the provider cannot answer. `reason` is its name for programs, the message says what to ask instead. */
export class DutyRequestError extends Error {
  override name = 'DutyRequestError';
  readonly reason: string;
  constructor({ reason, message }: { reason: string; message: string }) {
    super(message);
    this.reason = reason;
  }
}

/** `styles` is the calculator's stylesheet, `now` epoch ms. */
type Asked = { site: Site; query: URLSearchParams; now: number; styles: string };
type Answer = { type: string; body: string };

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });

/** What the provider answers, by path below /duty/v1. */
export const ANSWERS: Record<string, (asked: Asked) => Promise<Answer> | Answer> = {
  '/template': template,
  '/style': ({ styles }) => ({ type: CSS, body: styles }),
  // The same stylesheet under a second address, for a page that could not load the first.
  '/style/backup': ({ styles }) => ({ type: CSS, body: styles }),
  '/black-list': async ({ site }) => json(await loadBlackList(site.payload)),
  '/states/all': states,
  '/rates': rates,
  '/tables': async ({ site }) => json({ tables: await loadDutyTables(site.payload) }),
};

/** GET /template?state=VIC: the calculator's HTML. Any of its inputs may be named; a state it does not know is NSW. */
async function template({ site, query, now }: Asked): Promise<Answer> {
  const today = dayInSydney(now);
  const [tables, { agencyName: agency }] = await Promise.all([
    loadDutyTables(site.payload),
    loadSettings(site.payload),
  ]);
  const { inputs } = inputsFromQuery(query, { today });
  const provider = site.env.siteUrl;
  return { type: HTML, body: calculatorTemplate({ tables, inputs, today, agency, provider }) };
}

/** GET /states/all?date=: `[{ id, short_name, full_name, active_modules }]`. */
async function states(asked: Asked): Promise<Answer> {
  const date = dayOf(asked);
  return json(providerStates({ tables: await loadDutyTables(asked.site.payload), date }));
}

/** GET /rates?date=&state=: the rate rows in force, of one state or of all. */
async function rates(asked: Asked): Promise<Answer> {
  const date = dayOf(asked);
  const wanted = asked.query.get('state');
  const state = stateIn(wanted);
  if (wanted && !state)
    throw new DutyRequestError({
      reason: 'unknown-state',
      message: `Send state as a number from 1 to 8, or one of ${STATES.map((one) => one.state).join(', ')}.`,
    });
  const tables = (await loadDutyTables(asked.site.payload)).filter((one) => !state || one.state === state);
  return json(rateRows({ tables, date }));
}

/** The day asked for, or today in Sydney. */
function dayOf({ query, now }: Asked): string {
  const date = query.get('date') || dayInSydney(now);
  if (isDay(date)) return date;
  throw new DutyRequestError({
    reason: 'unknown-day',
    message: 'Send date as a day of the calendar, such as 2026-07-01.',
  });
}
