import { readToken, signToken } from '#site/server/signed-token.ts';

/** Who holds a link to an appointment: the owner who booked it, or the agency. */
export type AppointmentHolder = { lead: number; by: 'visitor' | 'staff' };

const PURPOSE = 'appraisal appointment';

/** The page where a holder moves or cancels the appointment of a lead. The link works as long as the appointment is there. */
export const appointmentPath = ({ lead, by, secret }: AppointmentHolder & { secret: string }): string =>
  `/appraisals/${signToken({ secret, purpose: PURPOSE, data: { l: lead, b: by } })}`;

/** Who holds this link, or undefined when it was made up. */
export function readAppointmentLink({
  token,
  secret,
  now,
}: {
  token: string;
  secret: string;
  /** Epoch ms. */
  now: number;
}): AppointmentHolder | undefined {
  const data = readToken<{ l: number; b: AppointmentHolder['by'] }>({ token, secret, purpose: PURPOSE, now });
  return data && { lead: data.l, by: data.b };
}
