'use client';

import { localToUtc, timeZoneOf, utcToLocal, zoneName } from '@frontage/reaxml/zone';
import { useAllFormFields, useForm, useFormFields } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { ZonedTime } from '#site/ui/admin/zoned-time.client.tsx';

/** How long an inspection is unless staff change it, in ms. */
const USUAL_LENGTH_MS = 30 * 60 * 1000;

/** The fields of a listing that hold instants at the property. */
const TIMES = /^(inspections\.\d+\.(startsAt|endsAt)|auctionAt)$/;

/** A time at the property, on its clock. Choosing when an inspection starts moves its end along, half an hour later at first. */
export function PropertyTime(props: DateFieldClientProps) {
  const zone = usePropertyZone();
  const { dispatchFields } = useForm();
  const endPath = /\.startsAt$/.test(props.path) ? props.path.replace(/startsAt$/, 'endsAt') : undefined;
  const endsAt = useFormFields(([fields]) => (endPath ? (fields[endPath]?.value as string | null) : null));
  const moveEnd = (picked: string | null, before: string | null) => {
    if (!endPath || !picked) return;
    const length = before && endsAt ? Date.parse(endsAt) - Date.parse(before) : 0;
    const end = Date.parse(picked) + (length > 0 ? length : USUAL_LENGTH_MS);
    dispatchFields({ type: 'UPDATE', path: endPath, value: new Date(end).toISOString(), valid: true });
  };
  return <ZonedTime {...props} zone={zone} onPick={moveEnd} />;
}

/**
 * Says whose clock the times of a listing are on, and keeps what was typed when the address moves to another zone:
 * ten o'clock stays ten o'clock.
 */
export function PropertyClock() {
  const zone = usePropertyZone();
  const [fields, dispatch] = useAllFormFields();
  const savedAt = fields.updatedAt?.value;
  const shownFor = useRef({ zone, savedAt });
  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = { zone, savedAt };
    // Loaded again: its times are right as they are.
    if (before.zone === zone || before.savedAt !== savedAt) return;
    for (const [path, { value }] of Object.entries(fields)) {
      if (!TIMES.test(path) || typeof value !== 'string' || !value) continue;
      const local = utcToLocal({ at: new Date(value), zone: before.zone });
      dispatch({ type: 'UPDATE', path, value: localToUtc({ local, zone }).toISOString() });
    }
  }, [zone, savedAt, fields, dispatch]);
  return (
    <p className="field-type" style={{ marginBlock: '0 1rem' }}>
      Inspection and auction times are {zoneName(zone)}, the time at the property.
    </p>
  );
}

function usePropertyZone(): string {
  const state = useFormFields(([fields]) => textOf(fields.state?.value));
  const suburb = useFormFields(([fields]) => textOf(fields.suburb?.value));
  const postcode = useFormFields(([fields]) => textOf(fields.postcode?.value));
  return timeZoneOf({ state, suburb, postcode });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
