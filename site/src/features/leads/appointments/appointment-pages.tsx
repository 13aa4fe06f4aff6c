import { dayText, spanText } from '#site/features/listings/public/inspection-times.ts';
import { appointmentTexts } from '#site/messages/appointments.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Button, ButtonLink, buttonStyle } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { LinkColumn, TokenForm } from '#site/ui/link-page.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { FreeAppointments } from '../types/lead-types.ts';
import type { ShownAppointment } from './appointment-service.ts';
import { cityOf } from './appointment-texts.ts';

/** Where owners choose a time: everybody who takes bookings. */
export const BOOKING_PATH = '/book-appraisal';

/** Someone who takes bookings, as the list shows them. */
export type BookingHost = { name: string; about: string; href: string };

/** `/book-appraisal`: with whom. */
export function BookingHosts({ hosts }: { hosts: BookingHost[] }) {
  const texts = appointmentTexts();
  if (hosts.length === 0)
    return (
      <Container width="text" className="py-10 md:py-14">
        <EmptyState level={1} title={texts.none.title} text={texts.none.text}>
          <ButtonLink href="/forms/sales-appraisal">{texts.none.button}</ButtonLink>
        </EmptyState>
      </Container>
    );
  return (
    <Container className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-prose-page text-lg text-muted">{texts.intro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hosts.map(({ name, about, href }) => (
          <li key={href} className="flex flex-col gap-4 rounded-md border border-line p-5">
            <div className="grow">
              <h2 className="text-xl wrap-anywhere">{name}</h2>
              {about && (
                <p className="text-muted">
                  <WrittenText text={about} />
                </p>
              )}
            </div>
            <ButtonLink href={href} variant="outline" aria-label={texts.chooseTimeWith(name)}>
              {texts.chooseTime}
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
  const texts = appointmentTexts();
  return (
    <Container className="pt-4 pb-10 md:pb-14">
      <Breadcrumbs items={[{ label: texts.title, href: BOOKING_PATH }, { label: free.name }]} />
      <h1 className="mt-6 text-3xl wrap-anywhere md:text-4xl">{texts.titleWith(free.name)}</h1>
      {free.times.length === 0 ? (
        <p className="mt-4 max-w-prose-page text-lg">
          {texts.allTaken} <a href={free.path}>{texts.arrange(free.name)}</a>.
        </p>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">{texts.chooseIn(cityOf(free.zone))}</p>
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
  const texts = appointmentTexts();
  const action = `/appraisals/${token}`;
  return (
    <LinkColumn>
      <h1 className="mb-4 text-3xl md:text-4xl">{by === 'visitor' ? texts.yours : texts.staff}</h1>
      {problem && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {problem}
        </p>
      )}
      <p className="text-lg text-pretty">
        {texts.withHost(state === 'cancelled' ? texts.cancelledAt(when) : when, hostName)}
      </p>
      {!isOpen && (
        <p className="mt-4 text-muted">{state === 'cancelled' ? texts.nobodyComes : texts.closed}</p>
      )}
      {isOpen && free.length > 0 && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-3 text-xl">{texts.move}</h2>
          <TokenForm action={action} token={token}>
            <label htmlFor="new-time" className={labelStyle}>
              {texts.newTime}
            </label>
            <select id="new-time" name="appointment" required defaultValue="" className={selectStyle}>
              <option value="">{texts.chooseTime}</option>
              {free.map(({ startsAt, label }) => (
                <option key={startsAt} value={startsAt}>
                  {label}
                </option>
              ))}
            </select>
            <Button type="submit" name="action" value="move" className="mt-4">
              {texts.moveButton}
            </Button>
          </TokenForm>
        </section>
      )}
      {isOpen && free.length === 0 && <p className="mt-4 text-muted">{texts.callToMove}</p>}
      {isOpen && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-3 text-xl">{texts.cancel}</h2>
          <TokenForm action={action} token={token}>
            <Button type="submit" name="action" value="cancel" variant="outline">
              {texts.cancelButton}
            </Button>
          </TokenForm>
        </section>
      )}
    </LinkColumn>
  );
}
