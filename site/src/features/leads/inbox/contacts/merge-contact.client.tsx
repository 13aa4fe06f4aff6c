'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { SearchBox } from '#site/ui/admin/work-list-parts.client.tsx';
import { addressText } from './address-text.ts';
import type { ContactList, ContactPage, ContactRow } from './contact-types.ts';
import { ContactRows, contactName } from './contacts.client.tsx';

/** Contacts that may be the same person: those of the same name, and any other by search. */
export function MergeContact({ contact, onMerged }: { contact: ContactPage; onMerged: () => Promise<void> }) {
  const [found, setFound] = useState<ContactRow[]>();
  const search = async (text: string) => {
    if (!text) return setFound(undefined);
    const response = await fetch(`/api/contacts/list?${new URLSearchParams({ search: text })}`, {
      credentials: 'same-origin',
    }).catch(() => undefined);
    if (!response?.ok) return void toast.error('The search did not answer. Try again.');
    setFound(
      ((await response.json()) as ContactList).rows.filter(({ id }) => id !== contact.id).slice(0, 10),
    );
  };
  const merge = async (from: ContactRow) => {
    const isSure = window.confirm(
      `Add the leads of ${contactName(from)} (${from.addresses.map(addressText).join(', ')}) to ${contactName(contact)}?`,
    );
    if (!isSure) return;
    const answer = await postStaff(`/api/contacts/${contact.id}/merge`, { from: from.id });
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('Merged. Later leads of either address belong to this contact.');
    setFound(undefined);
    await onMerged();
  };
  const button = (row: ContactRow) => (
    <button type="button" onClick={() => merge(row)}>
      Merge
    </button>
  );
  return (
    <section>
      <h2>Merge with another contact</h2>
      {contact.alike.length > 0 && (
        <>
          <p>Of the same name:</p>
          <ContactRows rows={contact.alike} button={button} />
        </>
      )}
      <div className="work-list__filters">
        <SearchBox
          label="Find the other contact"
          placeholder="Name, email or mobile"
          value=""
          onSearch={search}
        />
      </div>
      {found &&
        (found.length > 0 ? <ContactRows rows={found} button={button} /> : <p>No other contact found.</p>)}
    </section>
  );
}
