'use client';

import { timeZoneOf, utcToLocal } from '@frontage/reaxml/zone';
import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { actionsFor, LISTING_ACTIONS, type ListingAction } from '../collection/listing-action.ts';
import '#site/ui/admin/work-list.css';

type Saved = {
  _status?: string;
  status?: 'current' | 'sold' | 'leased' | 'withdrawn' | 'offmarket' | 'deleted';
  method?: 'buy' | 'rent';
  underOffer?: boolean | null;
  priceHidden?: boolean | null;
  state?: string | null;
  suburb?: string | null;
  postcode?: string | null;
};

const SHOWN = ['current', 'sold', 'leased'];

/** Above the fields of a listing: its public page, and what changes its place on the market with one button. */
export function ListingActions() {
  const { id, savedDocumentData, hasPublishedDoc, hasSavePermission, unpublishedVersionCount } =
    useDocumentInfo();
  // An action reloads the page, and would take what is typed with it.
  const isModified = useFormModified();
  const dialog = useRef<HTMLDialogElement>(null);
  const [closing, setClosing] = useState<'sold' | 'leased'>('sold');
  const [busy, setBusy] = useState(false);
  const listing = (savedDocumentData ?? {}) as Saved;
  const { status = 'current', method = 'buy', underOffer = false } = listing;
  if (!id || !hasPublishedDoc) return null;
  const mayAct = hasSavePermission && unpublishedVersionCount === 0;
  const act = async (action: ListingAction, more: Record<string, unknown> = {}) => {
    setBusy(true);
    const answer = await postStaff(`/api/listings/${id}/action`, { action, ...more });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    // The form holds the listing as it was.
    window.location.reload();
  };
  const choose = (action: ListingAction) => {
    if (action === 'sold' || action === 'leased') {
      setClosing(action);
      return dialog.current?.showModal();
    }
    if (action === 'withdraw' && !window.confirm('Take this listing off the website?')) return;
    return void act(action);
  };
  return (
    <div className="listing-actions">
      {SHOWN.includes(status) && (
        <a href={`/property/any/any/${id}`} target="_blank" rel="noopener">
          View on site
        </a>
      )}
      {status === 'offmarket' && (
        <button type="button" disabled={busy} onClick={() => void copyPrivateLink(id)}>
          Copy private link
        </button>
      )}
      {mayAct &&
        actionsFor({ status, method, underOffer }).map((action) => (
          <button key={action} type="button" disabled={busy || isModified} onClick={() => choose(action)}>
            {LISTING_ACTIONS[action]}
          </button>
        ))}
      {mayAct && isModified && <span>Save your changes first.</span>}
      {hasSavePermission && !mayAct && (
        <span>Publish your draft first. Then it can be marked as sold or withdrawn.</span>
      )}
      <dialog ref={dialog} aria-label={closing === 'sold' ? 'Mark as sold' : 'Mark as leased'}>
        <ClosingFields
          closing={closing}
          isHidden={Boolean(listing.priceHidden)}
          today={todayAt(listing)}
          onCancel={() => dialog.current?.close()}
          onSave={(fields) => {
            dialog.current?.close();
            void act(closing, fields);
          }}
        />
      </dialog>
    </div>
  );
}

/** Copies the address that shows a listing to the people it is sent to. */
async function copyPrivateLink(id: string | number): Promise<void> {
  const answer = await postStaff(`/api/listings/${id}/private-link`);
  if (!answer.ok) return void toast.error(answer.message);
  const { href, until } = (await answer.response.json()) as { href: string; until: string };
  const day = new Date(until).toLocaleDateString('en-AU', { dateStyle: 'long' });
  try {
    await navigator.clipboard.writeText(href);
    toast.success(`Link copied. It works until ${day}.`);
  } catch {
    // Browsers copy only on https, or where it is allowed.
    window.prompt(`Copy this link. It works until ${day}.`, href);
  }
}

function ClosingFields({
  closing,
  isHidden,
  today,
  onSave,
  onCancel,
}: {
  closing: 'sold' | 'leased';
  /** A hidden price stays hidden unless staff decide otherwise. */
  isHidden: boolean;
  /** At the property, as `YYYY-MM-DD`. */
  today: string;
  onSave: (fields: Record<string, unknown>) => void;
  onCancel: () => void;
}) {
  const [price, setPrice] = useState('');
  const [date, setDate] = useState(today);
  const [show, setShow] = useState(isHidden ? 'no' : 'yes');
  const word = closing === 'sold' ? 'Sold' : 'Leased';
  const save = () => onSave({ price, date, show });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its fields; a form cannot stand in the listing’s form.
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !date) return;
        // The dialog stands in the form of the listing, which Enter would save.
        event.preventDefault();
        save();
      }}
    >
      <h3>Mark as {word.toLowerCase()}</h3>
      <label>
        {word} price ($)
        <input inputMode="numeric" value={price} onChange={({ target }) => setPrice(target.value)} />
      </label>
      <label>
        {word} on
        <input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
      </label>
      <label>
        Price on the website
        <select value={show} onChange={({ target }) => setShow(target.value)}>
          <option value="yes">Show</option>
          <option value="range">Show price range</option>
          <option value="no">Hide</option>
        </select>
      </label>
      <div className="listing-actions">
        <button type="button" disabled={!date} onClick={save}>
          Save
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** Today on the clock of the property, as `YYYY-MM-DD`. */
const todayAt = (listing: Saved): string =>
  utcToLocal({ at: new Date(), zone: timeZoneOf(listing) }).slice(0, 10);
