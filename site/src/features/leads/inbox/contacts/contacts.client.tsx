'use client';

import type { ReactNode } from 'react';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { Pages, SearchBox } from '#site/ui/admin/work-list-parts.client.tsx';
import { ageText } from '../admin/age-text.ts';
import type { ContactList, ContactRow } from './contact-types.ts';
import '#site/ui/admin/work-list.css';

/** The people who sent leads, latest first, with a search by name, email or mobile. */
export function Contacts() {
  const { question, answer, ask } = useWorkList<ContactList>({
    path: '/api/contacts/list',
    defaults: { search: '' },
  });
  const found = answer === 'failed' ? undefined : answer;
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Contacts</h1>
      </header>
      <p>People who sent leads. All leads of one email address or mobile number are one contact.</p>
      <div className="work-list__filters">
        {question && (
          <SearchBox
            label="Search contacts"
            placeholder="Name, email or mobile"
            value={question.search}
            onSearch={(search) => ask({ search })}
          />
        )}
      </div>
      {answer === 'failed' && (
        <p role="alert">The contacts could not be loaded. Check your connection and reload the page.</p>
      )}
      {!answer && <p aria-live="polite">Loading…</p>}
      {found && (
        <>
          {found.rows.length === 0 ? (
            <p className="work-list__empty">
              {question?.search ? 'No contact matches the search.' : 'No contacts yet. Every lead adds one.'}
            </p>
          ) : (
            <ContactRows rows={found.rows} />
          )}
          <Pages
            page={Number(question?.page ?? 1)}
            hasMore={found.hasMore}
            onChoose={(page) => ask({ page })}
          />
        </>
      )}
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
            <span className="work-list__about">{row.addresses.join(' · ')}</span>
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
  name || addresses[0] || 'No name';
