'use client';

import type { ReactNode } from 'react';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { ListFilters, ListRows } from '#site/ui/admin/work-list-parts.client.tsx';
import { ageText } from '../admin/age-text.ts';
import { addressText } from './address-text.ts';
import type { ContactList, ContactRow } from './contact-types.ts';
import '#site/ui/admin/work-list.css';

/** The people who sent leads, latest first, with a search by name, email or mobile. */
export function Contacts() {
  const list = useWorkList<ContactList>({
    path: '/api/contacts/list',
    defaults: { search: '' },
  });
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Contacts</h1>
      </header>
      <p style={{ marginBlockEnd: '1rem' }}>
        People who sent leads. All leads of one email address or mobile number are one contact.
      </p>
      <ListFilters list={list} label="Search contacts" placeholder="Name, email or mobile" />
      <ListRows
        list={list}
        of="contacts"
        empty={
          list.question?.search ? 'No contact matches the search.' : 'No contacts yet. Every lead adds one.'
        }
      >
        {({ rows }) => <ContactRows rows={rows} />}
      </ListRows>
    </div>
  );
}

/** Contacts as a list, each with a button where `button` makes one. */
export function ContactRows({
  rows,
  button,
}: {
  rows: ContactRow[];
  button?: (row: ContactRow) => ReactNode;
}) {
  return (
    <ul className="work-list__rows">
      {rows.map((row) => (
        <li key={row.id} className="work-list__row work-list__row--plain">
          <div className="work-list__facts">
            <a className="work-list__name" href={`/admin/contacts/${row.id}`}>
              {contactName(row)}
            </a>
            <span className="work-list__about">{row.addresses.map(addressText).join(' · ')}</span>
            <span className="work-list__who">
              {row.leads === 1 ? '1 lead' : `${row.leads} leads`}
              {row.waiting > 0 && `, ${row.waiting} open`}
            </span>
            <time className="work-list__age" dateTime={row.lastAt}>
              {ageText({ at: Date.parse(row.lastAt), now: Date.now() })}
            </time>
          </div>
          {button && <div className="work-list__buttons">{button(row)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** The name, else an address. */
export const contactName = ({ name, addresses }: { name: string; addresses: string[] }): string =>
  name || addressText(addresses[0] ?? '') || 'No name';
