import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { ContactDetails, Contacts } from '../on-demand.client.tsx';

/** /admin/contacts: the people who sent leads. */
export function ContactsView(page: AdminViewServerProps) {
  return (
    <AdminPage page={page} path="/admin/contacts" collection="leads">
      <Contacts />
    </AdminPage>
  );
}

/** /admin/contacts/{id}: one of them, with everything the website has about them. */
export function ContactView(page: AdminViewServerProps) {
  const [, id = ''] = (page.params?.segments as string[] | undefined) ?? [];
  return (
    <AdminPage page={page} path={`/admin/contacts/${encodeURIComponent(id)}`} collection="leads">
      <ContactDetails id={Number(id)} />
    </AdminPage>
  );
}
