'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { downloadFile } from '../retention/download-file.client.ts';
import type { ContactPage } from './contact-types.ts';
import { contactName } from './contacts.client.tsx';

const ENDPOINTS = '/api/globals/lead-handling';

/** Export and deletion of everything about a contact. */
export function ContactData({ contact }: { contact: ContactPage }) {
  const router = useRouter();
  const body = { contact: contact.id };
  const save = async () => {
    const answer = await postStaff(`${ENDPOINTS}/person-export`, body);
    if (!answer.ok) return void toast.error(answer.message);
    downloadFile(await answer.response.blob(), 'person.zip');
  };
  const erase = async () => {
    const { leads, facts } = contact;
    const what = [
      leads.length === 1 ? '1 lead' : `${leads.length} leads`,
      ...facts.map(({ title, lines }) => `${title.toLowerCase()}: ${lines.join(' ')}`),
    ];
    const isSure = window.confirm(
      `Permanently delete everything about ${contactName(contact)}?\n\n${what.join('\n')}\n\nThis cannot be undone.`,
    );
    if (!isSure) return;
    const answer = await postStaff(`${ENDPOINTS}/person-erase`, body);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('Everything about this contact was deleted.');
    router.push('/admin/contacts');
  };
  return (
    <section>
      <h2>Personal data requests</h2>
      <p>
        Everything above with messages and files, for all email addresses of this contact. Not included:
        emails already delivered, data sent by webhook, and backups.
      </p>
      <div className="work-list__buttons">
        <button type="button" onClick={save}>
          Export (ZIP)
        </button>
        <button type="button" onClick={erase}>
          Delete permanently
        </button>
      </div>
    </section>
  );
}
