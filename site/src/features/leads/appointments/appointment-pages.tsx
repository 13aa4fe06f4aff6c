import { zoneName } from '@frontage/reaxml';
import { dayText, spanText } from '#site/features/listings/public/inspection-times.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Button, ButtonLink, buttonStyle } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { LinkColumn, TokenForm } from '#site/ui/link-page.tsx';
import type { FreeAppointments } from '../types/lead-types.ts';
import type { ShownAppointment } from './appointment-service.ts';

/** Where owners choose a time: everybody who takes bookings. */
export const BOOKING_PATH = '/book-appraisal';

/** Someone who takes bookings, as the list shows them. */
export type BookingHost = { name: string; about: string; href: string };

/** `/book-appraisal`: with whom. */
export function BookingHosts({ hosts }: { hosts: BookingHost[] }) {
  if (hosts.length === 0)
    return (
      <Container width="text" className="py-10 md:py-14">
        <EmptyState
          level={1}
          title="No appraisals can be booked online right now"
          text="Tell us about your property and we’ll contact you to arrange a time."
        >
          <ButtonLink href="/forms/sales-appraisal">Request an appraisal</ButtonLink>
        </EmptyState>
      </Container>
    );
  return (
    <Container className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">Book an appraisal</h1>
      <p className="mt-3 max-w-prose-page text-lg text-muted">
        Choose who should visit, then a time that suits you. It’s free, with no obligation.
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hosts.map(({ name, about, href }) => (
          <li key={href} className="flex flex-col gap-4 rounded-md border border-line p-5">
            <div className="grow">
              <h2 className="text-xl wrap-anywhere">{name}</h2>
              {about && <p className="text-muted">{about}</p>}
            </div>
            <ButtonLink href={href} variant="outline" aria-label={`Choose a time with ${name}`}>
              Choose a time
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The free times of one agent or office, a link each to the form. */
export function BookingTimes({
  free,
  hrefOf,
}: {
  free: FreeAppointments;
  hrefOf: (startsAt: string) => string;
}) {
  return (
    <Container className="pt-4 pb-10 md:pb-14">
      <Breadcrumbs items={[{ label: 'Book an appraisal', href: BOOKING_PATH }, { label: free.name }]} />
      <h1 className="mt-6 text-3xl wrap-anywhere md:text-4xl">Book an appraisal with {free.name}</h1>
      {free.times.length === 0 ? (
        <p className="mt-4 max-w-prose-page text-lg">
          All times are taken at the moment. <a href={free.path}>Contact {free.name} to arrange one</a>.
        </p>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">{`Choose a time. Times are in ${zoneName(free.zone)}.`}</p>
          {daysOf(free).map(({ day, times }) => (
            <section key={day} className="mt-8">
              <h2 className="text-xl">{day}</h2>
              <ul className="mt-3 flex flex-wrap gap-3">
                {times.map(({ startsAt, text }) => (
                  <li key={startsAt}>
                    <a
                      href={hrefOf(startsAt)}
                      className={buttonStyle({ variant: 'outline', size: 'sm' })}
                      aria-label={`${day}, ${text}`}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Container>
  );
}

/** The times by day, on the clocks of the office. */
function daysOf({ times, zone }: FreeAppointments) {
  const days = new Map<string, { startsAt: string; text: string }[]>();
  for (const time of times) {
    const day = dayText({ at: time.startsAt, zone });
    const text = spanText({ ...time, zone });
    days.set(day, [...(days.get(day) ?? []), { startsAt: time.startsAt, text }]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** `/appraisals/{token}`: moves or cancels an appraisal. `problem`: why the last change was not made. */
export function ManageAppointment({
  appointment: { hostName, when, isOpen, state, free, by },
  token,
  problem,
}: {
  appointment: ShownAppointment;
  token: string;
  problem?: string;
}) {
  const action = `/appraisals/${token}`;
  return (
    <LinkColumn>
      <h1 className="mb-4 text-3xl md:text-4xl">{HEADINGS[by]}</h1>
      {problem && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {problem}
        </p>
      )}
      <p className="text-lg text-pretty">
        {state === 'cancelled' ? `Cancelled: ${when}` : when}, with {hostName}.
      </p>
      {!isOpen && (
        <p className="mt-4 text-muted">
          {state === 'cancelled' ? 'Nobody will visit.' : 'It can’t be changed any more.'}
        </p>
      )}
      {isOpen && free.length > 0 && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-3 text-xl">Move it</h2>
          <TokenForm action={action} token={token}>
            <label htmlFor="new-time" className={labelStyle}>
              New time
            </label>
            <select id="new-time" name="appointment" required defaultValue="" className={selectStyle}>
              <option value="">Choose a time</option>
              {free.map(({ startsAt, label }) => (
                <option key={startsAt} value={startsAt}>
                  {label}
                </option>
              ))}
            </select>
            <Button type="submit" name="action" value="move" className="mt-4">
              Move the appraisal
            </Button>
          </TokenForm>
        </section>
      )}
      {isOpen && free.length === 0 && (
        <p className="mt-4 text-muted">To move it, call us: no other time can be chosen here.</p>
      )}
      {isOpen && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-3 text-xl">Cancel it</h2>
          <TokenForm action={action} token={token}>
            <Button type="submit" name="action" value="cancel" variant="outline">
              Cancel the appraisal
            </Button>
          </TokenForm>
        </section>
      )}
    </LinkColumn>
  );
}

const HEADINGS = { visitor: 'Your appraisal', staff: 'Appraisal' } as const;
