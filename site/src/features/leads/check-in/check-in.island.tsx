import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { checkLabelStyle, checkStyle, errorStyle, inputStyle, labelStyle } from '#site/ui/field-styles.ts';
import { island } from '#site/ui/island.tsx';
import type { StoredEntry } from './entry-store.client.ts';
import { isWaiting, type Sending } from './send-entries.client.ts';
import { useCheckIn } from './use-check-in.client.ts';

type CheckInProps = {
  /** The open home, as entries name it. */
  door: string;
  /** Where entries are sent. */
  address: string;
  /** How many had checked in when the page was made. */
  total: number;
};

/** Who comes to an open home, entered at the door: stored on the phone first, sent when there is a connection. */
function CheckInForm({ door, address, total }: CheckInProps) {
  const checkIn = useCheckIn({ door, address });
  const { list, sending, isStored, cannotStore } = checkIn;
  const waiting = list.filter(isWaiting).length;
  // Opened without a connection, the page says how many there were when it was stored.
  const sent = Math.max(sending?.total ?? total, list.filter((entry) => entry.sent).length);
  return (
    <>
      <p role="status" className="mt-4 rounded-md bg-sand px-4 py-3">
        <strong>{counted(sent + waiting)}</strong> {stateText({ sending, waiting, isStored })}
      </p>
      {cannotStore && (
        <p role="alert" className={errorStyle}>
          This browser saves nothing, so entries would be lost. Open this page in another browser.
        </p>
      )}
      <EntryForm isReady={checkIn.isReady} onAdd={checkIn.add} />
      {list.length > 0 && (
        <>
          <h2 className="mt-8 mb-2 text-xl">Entered on this phone</h2>
          <ul className="border-t border-line">
            {list.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                onRemove={() => {
                  // Nothing else has them.
                  if (window.confirm(`Remove ${entry.name}?`)) void checkIn.remove(entry.id);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function EntryForm({
  isReady,
  onAdd,
}: {
  isReady: boolean;
  onAdd: (entry: Omit<StoredEntry, 'id' | 'door' | 'at' | 'sent'>) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const given = new FormData(form.current);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const entry = {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      consent: given.has('consent'),
      selling: given.has('selling'),
    };
    if (entry.consent && !entry.email) {
      setProblem('Enter their email address, or clear the tick for emails.');
      return;
    }
    try {
      await onAdd(entry);
      setProblem('');
      form.current.reset();
      form.current.querySelector('input')?.focus();
    } catch {
      setProblem('This visitor could not be saved on this phone. Try again.');
    }
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      <Field name="name" label="Name" maxLength={100} autoCapitalize="words" required />
      <Field name="phone" label="Mobile" type="tel" minLength={5} maxLength={40} required />
      <Field name="email" label="Email (optional)" type="email" maxLength={254} />
      <div>
        <Tick name="consent" label="Agrees to emails about this property and similar ones" />
        <Tick name="selling" label="Is also thinking of selling" />
      </div>
      {problem && (
        <p role="alert" className={errorStyle}>
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" block disabled={!isReady}>
        Check in
      </Button>
    </form>
  );
}

function Field({ name, label, ...input }: { name: string; label: string } & React.ComponentProps<'input'>) {
  return (
    <div>
      <label htmlFor={`visitor-${name}`} className={labelStyle}>
        {label}
      </label>
      {/* The visitor’s details, not those of whose phone it is. */}
      <input {...input} id={`visitor-${name}`} name={name} autoComplete="off" className={inputStyle} />
    </div>
  );
}

const Tick = ({ name, label }: { name: string; label: string }) => (
  <label className={checkLabelStyle}>
    <input type="checkbox" name={name} className={checkStyle} />
    {label}
  </label>
);

function EntryRow({ entry, onRemove }: { entry: StoredEntry; onRemove: () => void }) {
  const { name, phone, sent, problem } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">{phone}</span>
        {problem && <span className={errorStyle}>{problem}</span>}
      </span>
      <span className="flex items-center gap-2 text-sm text-muted">
        {sent ? 'Sent' : problem ? 'Not sent' : 'Waiting'}
        {!sent && (
          <Button variant="quiet" size="sm" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}

const counted = (count: number): string => (count === 1 ? '1 visitor.' : `${count} visitors.`);

function stateText({
  sending,
  waiting,
  isStored,
}: {
  sending: Sending | undefined;
  waiting: number;
  isStored: boolean | undefined;
}): string {
  if (sending?.state === 'expired')
    return 'This link has expired. Open the open home in the admin again; what waits here is then sent.';
  if (waiting > 0) {
    const what = waiting === 1 ? '1 waits' : `${waiting} wait`;
    const why =
      sending?.state === 'failed' ? 'The server could not take them; trying again.' : 'No connection yet.';
    return `${what} on this phone. ${why}`;
  }
  if (isStored === undefined) return 'Getting ready to work without a connection…';
  return isStored
    ? 'All sent. This page works without a connection.'
    : 'All sent. Keep this page open: it cannot be reloaded without a connection.';
}

export const CheckIn = island<CheckInProps>({ name: 'check-in', component: CheckInForm, when: 'idle' });
