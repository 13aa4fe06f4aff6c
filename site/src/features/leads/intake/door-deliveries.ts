import type { Answers } from '@frontage/forms';
import { DEFAULT_ZONE, localToUtc } from '@frontage/reaxml';
import { dateIn } from '#site/features/listings/public/inspection-times.ts';
import { findLeadForm } from '../forms/lead-forms.ts';
import type { Door, NewLead } from '../types/lead-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When the email of the next morning leaves, on the clocks of the property. */
const MORNING = 'T09:00:00';

/**
 * The deliveries of a lead from the door of an open home: an agent with forty visitors gets no forty emails, and a visitor
 * one on the next morning, if they agreed to it. Those of every other form as they are.
 */
export function deliveriesAtDoor({
  form,
  answers,
  door,
  zone = DEFAULT_ZONE,
  at,
  deliveries,
}: {
  form: string;
  answers: Answers;
  door: Door | undefined;
  /** IANA zone of the property. */
  zone?: string;
  /** Epoch ms. */
  at: number;
  deliveries: NewLead['deliveries'];
}): NewLead['deliveries'] {
  const wishes = findLeadForm(form)?.atDoor;
  if (!wishes || !door) return deliveries;
  return deliveries.flatMap((delivery) => {
    if (delivery.kind === 'webhook' || delivery.state === 'held') return [delivery];
    if (delivery.kind !== 'autoresponse') return answers[wishes.urgent] ? [delivery] : [];
    const dueAt = nextMorning({ inspection: door.inspection, at, zone });
    return answers[wishes.consent] ? [{ ...delivery, dueAt }] : [];
  });
}

/** The first morning after the open home that is still to come (ISO instant), on the clocks of a zone. */
export function nextMorning({
  inspection,
  at,
  zone,
}: {
  /** ISO instant. */
  inspection: string;
  /** Epoch ms. */
  at: number;
  zone: string;
}): string {
  const morningAfter = (moment: number) => {
    const day = Date.parse(`${dateIn({ at: moment, zone })}T00:00:00Z`) + DAY_MS;
    return localToUtc({ local: new Date(day).toISOString().slice(0, 10) + MORNING, zone });
  };
  const first = morningAfter(Date.parse(inspection));
  // Entered without a connection, it may arrive days later: never in the night.
  const today = localToUtc({ local: dateIn({ at, zone }) + MORNING, zone });
  const next = today.getTime() >= at ? today : morningAfter(at);
  return (first.getTime() >= at ? first : next).toISOString();
}
