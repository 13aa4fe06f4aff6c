import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { AppraisalHost } from '#site/features/team/appraisal-times.ts';
import { atomically, query } from '#site/server/database.ts';
import type { NewAppointment } from '../types/lead-types.ts';
import type { AppointmentTime } from './free-times.ts';

/** A booked appraisal as it stands now. */
export type Appointment = {
  id: number;
  lead: number;
  host: AppraisalHost;
  hostName: string;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** IANA zones of the property and of the office. */
  zone: string;
  hostZone: string;
  state: 'booked' | 'cancelled';
  /** How often it was moved or cancelled. */
  changes: number;
};

/** `agent-3`: in whose calendar a time is taken. */
export const hostKey = ({ kind, id }: AppraisalHost): string => `${kind}-${id}`;

/** The host that an agent’s or office’s number names; the agent where both are there. */
export function hostOf({ agent, office }: { agent?: number; office?: number }): AppraisalHost | undefined {
  if (agent) return { kind: 'agent', id: agent };
  return office ? { kind: 'office', id: office } : undefined;
}

/** The quarter hours (ISO) of a host that are taken from `now` on (epoch ms). */
export async function takenCells({
  payload,
  host,
  now,
  except = 0,
}: {
  payload: Payload;
  host: string;
  now: number;
  /** The lead whose appointment does not count. */
  except?: number;
}): Promise<Set<string>> {
  const rows = await query(
    payload,
    sql`select taken.cell from appointment_times taken join appointments on appointments.id = taken.appointment_id
      where taken.cell >= ${`${host} ${new Date(now).toISOString()}`} and taken.cell < ${`${host} 9`}
        and appointments.lead_id <> ${except}`,
  );
  return new Set(rows.map(({ cell }) => String(cell).slice(host.length + 1)));
}

/**
 * Books the time of a lead that is stored in the same transaction. The quarter hours are unique: the transaction fails
 * when one of them is taken.
 */
export function insertAppointment({
  appointment: { host, hostName, startsAt, endsAt, zone, hostZone, cells },
  lead,
  at,
}: {
  appointment: NewAppointment;
  /** A condition on `leads`. */
  lead: SQL;
  /** ISO instant. */
  at: string;
}): SQL[] {
  return [
    sql`insert into appointments (lead_id, host, host_name, starts_at, ends_at, zone, host_zone, state, changes, created_at, updated_at)
      select leads.id, ${host}, ${hostName}, ${startsAt}, ${endsAt}, ${zone}, ${hostZone}, 'booked', 0, ${at}, ${at}
      from leads where ${lead}`,
    ...cells.map((cell) =>
      insertCell({
        cell: `${host} ${cell}`,
        appointment: sql`appointments.lead_id in (select leads.id from leads where ${lead})`,
        at,
      }),
    ),
  ];
}

const insertCell = ({ cell, appointment, at }: { cell: string; appointment: SQL; at: string }): SQL =>
  sql`insert into appointment_times (appointment_id, cell, created_at, updated_at)
    select appointments.id, ${cell}, ${at}, ${at} from appointments where ${appointment}`;

/** The appointment of a lead, or undefined. */
export async function findAppointment(payload: Payload, lead: number): Promise<Appointment | undefined> {
  const [row] = await query(
    payload,
    sql`select id, lead_id, host, host_name, starts_at, ends_at, zone, host_zone, state, changes
      from appointments where lead_id = ${lead}`,
  );
  if (!row) return undefined;
  const [kind, id] = String(row.host).split('-');
  return {
    id: Number(row.id),
    lead: Number(row.lead_id),
    host: { kind: kind === 'office' ? 'office' : 'agent', id: Number(id) },
    hostName: String(row.host_name),
    startsAt: new Date(String(row.starts_at)).toISOString(),
    endsAt: new Date(String(row.ends_at)).toISOString(),
    zone: String(row.zone),
    hostZone: String(row.host_zone),
    state: row.state === 'cancelled' ? 'cancelled' : 'booked',
    changes: Number(row.changes),
  };
}

/**
 * Moves an appointment to another time, or without one cancels it, notes it with the lead and tells everybody again.
 * False when it was changed meanwhile, or somebody else has the new time; then nothing happened.
 */
export async function changeAppointment({
  payload,
  appointment,
  to,
  remindAt,
  by,
  note,
  now,
}: {
  payload: Payload;
  appointment: Appointment;
  to?: AppointmentTime;
  /** When those who wanted a reminder are reminded of the new time (epoch ms); left out, they are not. */
  remindAt?: number;
  /** Who changed it, and what, for staff. */
  by: string;
  note: string;
  /** Epoch ms. */
  now: number;
}): Promise<boolean> {
  const at = new Date(now).toISOString();
  // Names this change: what follows in the transaction happens only where it took place.
  const mark = randomUUID();
  const changed = sql`appointments.mark = ${mark}`;
  const host = hostKey(appointment.host);
  const statements = [
    sql`update appointments set state = ${to ? 'booked' : 'cancelled'}, starts_at = ${to?.startsAt ?? appointment.startsAt},
        ends_at = ${to?.endsAt ?? appointment.endsAt}, changes = ${appointment.changes + 1}, mark = ${mark}, updated_at = ${at}
      where id = ${appointment.id} and state = 'booked' and changes = ${appointment.changes}`,
    sql`delete from appointment_times where appointment_id in (select id from appointments where ${changed})`,
    ...(to?.cells ?? []).map((cell) => insertCell({ cell: `${host} ${cell}`, appointment: changed, at })),
    sql`insert into lead_notes (lead_id, "by", text, created_at, updated_at)
      select lead_id, ${by}, ${note}, ${at}, ${at} from appointments where ${changed}`,
    sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
      select lead_id, kind, "to", 'due', ${at}, 0, '[]', ${at}, ${at} from deliveries
      where lead_id in (select lead_id from appointments where ${changed})
        and kind in ('notice', 'copy', 'hidden-copy', 'autoresponse') group by lead_id, kind, "to"`,
    ...moveReminders({ changed, remindAt, at }),
    sql`select id from appointments where ${changed}`,
  ];
  try {
    const rows = (await atomically(payload, statements)).at(-1) ?? [];
    return rows.length > 0;
  } catch (error) {
    if (to && (await isTaken({ payload, host, cells: to.cells, except: appointment.lead }))) return false;
    throw error;
  }
}

/** Those that wait go; where there is a time to remind of, everybody who had one gets a new one. */
function moveReminders({
  changed,
  remindAt,
  at,
}: {
  changed: SQL;
  remindAt: number | undefined;
  /** ISO instant of the change. */
  at: string;
}): SQL[] {
  const ofThem = sql`lead_id in (select lead_id from appointments where ${changed})
    and kind in ('visitor-reminder', 'visitor-sms')`;
  const due = remindAt === undefined ? undefined : new Date(remindAt).toISOString();
  return [
    ...(due
      ? [
          sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
            select lead_id, kind, "to", 'due', ${due}, 0, '[]', ${at}, ${at} from deliveries
            where ${ofThem} group by lead_id, kind, "to"`,
        ]
      : []),
    sql`delete from deliveries where ${ofThem} and state = 'due' and created_at < ${at}`,
  ];
}

/** Whether one of these quarter hours is taken by another lead. */
export async function isTaken({
  payload,
  host,
  cells,
  except = 0,
}: {
  payload: Payload;
  host: string;
  cells: string[];
  except?: number;
}): Promise<boolean> {
  const now = Math.min(...cells.map((cell) => Date.parse(cell)));
  const taken = await takenCells({ payload, host, now, except });
  return cells.some((cell) => taken.has(cell));
}
