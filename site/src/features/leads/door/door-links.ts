import type { FormValues } from '@frontage/forms';
import { readToken, signToken } from '#site/server/signed-token.ts';
import type { Door } from '../types/lead-types.ts';

/** An open home with its end, and who stands at its door. */
export type StaffDoor = Door & {
  /** ISO instant. */
  endsAt: string;
  /** The user who opened it. */
  user: number;
};

/** Visitors may check in a little before and after, in ms. */
const VISITORS_AFTER_MS = 2 * 60 * 60 * 1000;
/** What was entered without a connection may be sent for this long, in ms. */
const STAFF_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

const VISITORS = 'open home visitors';
const STAFF = 'open home staff';

type Signed = { secret: string };
type Read = Signed & {
  token: string;
  /** Epoch ms. */
  now: number;
};

/** The page that a visitor opens with the QR code at the door. It works until two hours after the open home. */
export const visitorDoorPath = ({ listing, inspection, endsAt, secret }: StaffDoor & Signed): string =>
  `/open-home/${signToken({
    secret,
    purpose: VISITORS,
    data: { l: listing, i: inspection },
    expiresAt: Date.parse(endsAt) + VISITORS_AFTER_MS,
  })}`;

/** The open home of such a page, or undefined when its address was made up or has expired. */
export function readVisitorDoor(read: Read): Door | undefined {
  const data = readToken<{ l: number; i: string }>({ ...read, purpose: VISITORS });
  return data && { listing: data.l, inspection: data.i };
}

/** The page at which an agent enters who comes. What it holds can be sent until a week after the open home. */
export const staffDoorPath = ({ secret, ...door }: StaffDoor & Signed): string =>
  `/check-in/${signToken({
    secret,
    purpose: STAFF,
    data: door,
    expiresAt: Date.parse(door.endsAt) + STAFF_AFTER_MS,
  })}`;

/** The open home of such a page, or undefined when its address was made up or has expired. */
export const readStaffDoor = (read: Read): StaffDoor | undefined =>
  readToken<StaffDoor>({ ...read, purpose: STAFF });

/** What the link at a door answers of the form, whatever was sent with it. */
export const doorValues = ({ listing, inspection }: Door): FormValues => ({
  property_id: String(listing),
  property_external_id: '',
  inspection,
});

/** The same as the query of a form's address. */
export const doorQuery = ({ listing, inspection }: Door): URLSearchParams =>
  new URLSearchParams({ property_id: String(listing), inspection });
