'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { ageText } from '../admin/age-text.ts';
import { LEAD_STATES } from '../lead-states.ts';
import { addressText } from './address-text.ts';
import { ContactData } from './contact-data.client.tsx';
import type { ContactLead, ContactPage } from './contact-types.ts';
import { contactName } from './contacts.client.tsx';
import { MergeContact } from './merge-contact.client.tsx';
import '#site/ui/admin/work-list.css';
import './contact.css';

/** One contact: leads, alerts and newsletter; merge, split, export and delete. */
export function ContactDetails({ id }: { id: number }) {
  const router = useRouter();
  const [contact, setContact] = useState<ContactPage | 'gone'>();
  const load = useCallback(async () => {
    const response = await fetch(`/api/contacts/${id}/page`, { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    setContact(response?.ok ? ((await response.json()) as ContactPage) : 'gone');
  }, [id]);
  useEffect(() => void load(), [load]);
  if (!contact) return <p aria-live="polite">Loading…</p>;
  if (contact === 'gone')
    return (
      <div className="work-list">
        <p role="alert">
          This contact could not be loaded. It may have been merged or deleted, or its leads belong to
          somebody else.
        </p>
        <a href="/admin/contacts">All contacts</a>
      </div>
    );
  return (
    <div className="work-list contact">
      <header className="work-list__head">
        <h1>{contactName(contact)}</h1>
        <a href="/admin/contacts">All contacts</a>
      </header>
      <ul className="contact__addresses">
        {contact.addresses.map((value) => (
          <li key={value}>
            <a href={value.includes('@') ? `mailto:${value}` : `tel:${value}`}>{addressText(value)}</a>
          </li>
        ))}
      </ul>
      <ContactLeads contact={contact} onSplit={(made) => router.push(`/admin/contacts/${made}`)} />
      {contact.facts.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {contact.mayMerge && <MergeContact contact={contact} onMerged={load} />}
      {contact.mayErase && <ContactData contact={contact} />}
    </div>
  );
}

function ContactLeads({ contact, onSplit }: { contact: ContactPage; onSplit: (made: number) => void }) {
  const { id, leads, mayMerge } = contact;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const split = async () => {
    const answer = await postStaff(`/api/contacts/${id}/split`, { leads: chosen });
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('These leads are a contact of their own now.');
    onSplit(((await answer.response.json()) as { id: number }).id);
  };
  const toggle = (lead: number) =>
    setChosen(chosen.includes(lead) ? chosen.filter((other) => other !== lead) : [...chosen, lead]);
  return (
    <section>
      <h2>{leads.length === 1 ? '1 lead' : `${leads.length} leads`}</h2>
      <ul className="work-list__rows">
        {leads.map((lead) => (
          <li
            key={lead.id}
            className={`work-list__row ${mayMerge && leads.length > 1 ? '' : 'work-list__row--plain'}`}
          >
            {mayMerge && leads.length > 1 && (
              <input
                type="checkbox"
                aria-label={`Select ${lead.form}, ${dayText(lead.at)}`}
                checked={chosen.includes(lead.id)}
                onChange={() => toggle(lead.id)}
              />
            )}
            <LeadFacts lead={lead} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <p>
          <button type="button" disabled={chosen.length === leads.length} onClick={split}>
            {chosen.length === 1 ? 'Split off 1 lead' : `Split off ${chosen.length} leads`}
          </button>{' '}
          They become another contact, with the addresses that only they name.
        </p>
      )}
    </section>
  );
}

function LeadFacts({ lead: { id, form, listing, line, state, at, email, phone } }: { lead: ContactLead }) {
  return (
    <div className="work-list__facts">
      <a className="work-list__name" href={`/admin/collections/leads/${id}`}>
        {form}
      </a>
      <span className="work-list__about">{listing || [email, phone].filter(Boolean).join(' · ')}</span>
      {line && <span className="work-list__line">{line}</span>}
      <span className="work-list__who">{LEAD_STATES[state] ?? state}</span>
      <time className="work-list__age" dateTime={at} title={dayText(at)}>
        {ageText({ at: Date.parse(at), now: Date.now() })}
      </time>
    </div>
  );
}

const dayText = (at: string): string => new Date(at).toLocaleDateString('en-AU', { dateStyle: 'medium' });
