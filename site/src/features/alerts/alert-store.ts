import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { OTHER_LANGUAGES } from '#site/messages/language.ts';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { removeTargets, writeTargets } from './alert-targets.ts';
import { ALERT_EVENTS, type Alert, type AlertEvent, type AlertState, type Frequency } from './alert-types.ts';
import { cleanCriteria } from './criteria.ts';

/** The cleaned settings of an alert, and a description of the criteria for staff. */
export type AlertSettings = Pick<Alert, 'name' | 'criteria' | 'language' | 'frequency' | 'events'> & {
  summary: string;
};

/** Reads and writes alerts. Each change also updates the index rows and unsent emails, in one transaction. */
export function createAlertStore({ payload, now }: { payload: Payload /** Epoch ms. */; now: () => number }) {
  const iso = () => new Date(now()).toISOString();

  async function alertsWhere(condition: SQL): Promise<Alert[]> {
    const rows = await query<Record<string, unknown>>(
      payload,
      sql`select id, subscriber_id, name, summary, criteria, frequency, events, state, active_since, created_at
        from alerts where ${condition} order by id`,
    );
    return rows.map(alertOf);
  }

  /** Moves alerts to a state that sends nothing and drops unsent entries. True if one was changed. */
  async function silence({
    where,
    state,
    also = [],
  }: {
    where: SQL;
    state: 'paused' | 'ended';
    also?: SQL[];
  }): Promise<boolean> {
    const ids = (await alertsWhere(where)).map(({ id }) => id);
    if (ids.length === 0) {
      await atomically(payload, also);
      return false;
    }
    const ended = state === 'ended' ? sql`, ended_at = ${iso()}` : sql``;
    const [moved] = await atomically(payload, [
      sql`update alerts set state = ${state}, updated_at = ${iso()}${ended}
        where id in (${sql.join(ids, sql`, `)}) and state <> 'ended' returning id`,
      removeTargets(ids),
      ...dropUnsent(ids),
      ...also,
    ]);
    return (moved?.length ?? 0) > 0;
  }

  return {
    alert: async (id: number): Promise<Alert | undefined> => (await alertsWhere(sql`id = ${id}`))[0],

    /** Those that have not ended, oldest first. */
    alertsOf: (subscriber: number) => alertsWhere(sql`subscriber_id = ${subscriber} and state <> 'ended'`),

    everyAlertOf: (subscriber: number) => alertsWhere(sql`subscriber_id = ${subscriber}`),

    /** Deletes everything about a subscriber. */
    async erase(subscriber: number): Promise<void> {
      await atomically(payload, eraseAlerts(subscriber));
    },

    /** Creates an unconfirmed alert; returns its id. */
    async insert({ subscriber, ...settings }: AlertSettings & { subscriber: number }): Promise<number> {
      const at = iso();
      const [row] = await query<{ id: unknown }>(
        payload,
        sql`insert into alerts
            (subscriber_id, name, summary, criteria, frequency, events, state, created_at, updated_at)
          values (${subscriber}, ${settings.name}, ${settings.summary}, ${storedCriteria(settings)},
            ${settings.frequency}, ${JSON.stringify(settings.events)}, 'unconfirmed', ${at}, ${at}) returning id`,
      );
      return Number(row?.id);
    },

    /**
     * Activates an unconfirmed or paused alert, without earlier events. False if it was neither. It takes the place of
     * the alerts in `replaces`: they end, and what waits for their next emails is sent with its own.
     */
    async activate({
      alert,
      replaces = [],
      also = [],
    }: {
      alert: Alert;
      replaces?: number[];
      also?: SQL[];
    }): Promise<boolean> {
      const [moved] = await atomically(payload, [
        sql`update alerts set state = 'active', active_since = ${iso()}, updated_at = ${iso()}
          where id = ${alert.id} and state in ('unconfirmed', 'paused') returning id`,
        ...writeTargets({ alert, since: now() }),
        ...(replaces.length ? replaceAlerts({ by: alert.id, alerts: replaces, at: iso() }) : []),
        ...also,
      ]);
      return moved?.length === 1;
    },

    /** False if the alert has ended in the meantime. */
    async change({ alert, settings }: { alert: Alert; settings: AlertSettings }): Promise<boolean> {
      const { name, summary, criteria, frequency, events } = settings;
      const since = alert.activeSince ? Date.parse(alert.activeSince) : now();
      const [changed] = await atomically(payload, [
        sql`update alerts set name = ${name}, summary = ${summary}, criteria = ${storedCriteria(settings)},
            frequency = ${frequency}, events = ${JSON.stringify(events)}, updated_at = ${iso()}
          where id = ${alert.id} and state <> 'ended' returning id`,
        ...writeTargets({ alert: { ...alert, criteria, frequency, events }, since }),
      ]);
      return changed?.length === 1;
    },

    pause: (id: number) => silence({ where: sql`id = ${id} and state = 'active'`, state: 'paused' }),
    end: (id: number) => silence({ where: sql`id = ${id} and state <> 'ended'`, state: 'ended' }),
    endAll: ({ subscriber, also }: { subscriber: number; also: SQL[] }) =>
      silence({ where: sql`subscriber_id = ${subscriber} and state <> 'ended'`, state: 'ended', also }),
  };
}

export type AlertStore = ReturnType<typeof createAlertStore>;

function eraseAlerts(subscriber: number): SQL[] {
  const own = sql`alert in (select id from alerts where subscriber_id = ${subscriber})`;
  const states = sql`state in ('new', 'waiting', 'gathered', 'sent', 'outbox', 'dropped')`;
  return [
    sql`delete from alert_confirmations where subscriber = ${subscriber}`,
    sql`delete from alert_digests where ${own}`,
    sql`delete from alert_entries where ${own} and ${states}`,
    sql`delete from alert_targets where ${own}`,
    sql`delete from alerts where subscriber_id = ${subscriber}`,
  ];
}

/** Ends alerts that another one replaces, if that is active. */
function replaceAlerts({ by, alerts, at }: { by: number; alerts: number[]; at: string }): SQL[] {
  const ids = sql.join(alerts, sql`, `);
  const ended = sql`(select id from alerts where id in (${ids}) and state = 'ended')`;
  return [
    sql`update alerts set state = 'ended', ended_at = ${at}, updated_at = ${at}
      where id in (${ids}) and state <> 'ended'
      and exists (select 1 from alerts as other where other.id = ${by} and other.state = 'active')`,
    sql`update alert_entries set alert = ${by} where alert in ${ended} and state in ('new', 'waiting')`,
    sql`delete from alert_targets where alert in ${ended}`,
  ];
}

/** Drops unsent entries of alerts. An email that is being sent then has no content and is not sent. */
function dropUnsent(alerts: number[]): SQL[] {
  const ids = sql.join(alerts, sql`, `);
  return [
    sql`delete from alert_entries where alert in (${ids}) and state in ('new', 'waiting', 'gathered')`,
    sql`delete from alert_digests where alert in (${ids}) and state = 'due'`,
  ];
}

/** The language is beside the criteria, as nothing looks for it. */
const storedCriteria = ({ criteria, language }: AlertSettings): string =>
  JSON.stringify(language === 'en' ? criteria : { ...criteria, language });

function alertOf(row: Record<string, unknown>): Alert {
  const criteria = jsonOf<{ language?: string }>(row.criteria);
  const events = jsonOf<AlertEvent[]>(row.events);
  return {
    id: Number(row.id),
    subscriber: Number(row.subscriber_id),
    name: String(row.name || row.summary || ''),
    isNamed: Boolean(row.name),
    language: OTHER_LANGUAGES.find((one) => one === criteria.language) ?? 'en',
    criteria: cleanCriteria(criteria).criteria,
    frequency: row.frequency as Frequency,
    events: ALERT_EVENTS.filter((event) => events.includes(event)),
    state: row.state as AlertState,
    activeSince: row.active_since ? new Date(String(row.active_since)).toISOString() : null,
    createdAt: new Date(String(row.created_at)).toISOString(),
  };
}
