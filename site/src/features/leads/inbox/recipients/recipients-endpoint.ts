import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { formOptions } from '../../forms/settings/form-options.ts';
import { loadLeadFormSettings } from '../../forms/settings/load-form-settings.ts';
import { createLeadDirectory } from '../../intake/routing/lead-directory.ts';
import type { FormRecipients } from './form-recipients.ts';

/**
 * GET /api/globals/lead-handling/recipients?suburb=…&postcode=…&listing=…: who would get a lead of each form about that
 * place or listing, decided by the same rules as for a real one. Admins only: hidden copies are among them.
 */
export const recipientsEndpoint: Endpoint = {
  path: '/recipients',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to see who gets leads.', 401);
    if (staff.role !== 'admin') throw new APIError('Only admins can see who gets leads.', 403);
    return Response.json({ forms: await recipientsOf(req) }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function recipientsOf({ payload, searchParams }: PayloadRequest): Promise<FormRecipients[]> {
  const given = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? '';
  const directory = createLeadDirectory(payload);
  const wanted = given('listing');
  const listing = wanted ? await directory.listing(Number(wanted) || 0) : undefined;
  if (wanted && !listing) throw new APIError('No listing on the website has this ID.', 404);
  const [settings, offices] = await Promise.all([loadLeadFormSettings(payload), directory.offices()]);
  const nameOfOffice = (id: number | null) => offices.find((office) => office.id === id)?.name ?? '';
  return Promise.all(
    formOptions.map(async ({ value: form, label }) => {
      const route = await directory.route({
        form,
        listing,
        suburb: given('suburb'),
        postcode: given('postcode'),
      });
      return {
        form,
        label,
        isOn: settings[form]?.enabled ?? true,
        to: route.owner ?? '',
        copies: route.copies,
        hidden: route.hidden ?? [],
        office: nameOfOffice(route.officeId),
        webhooks: route.webhooks ?? [],
      };
    }),
  );
}
