import { APIError, type Endpoint, type Payload } from 'payload';
import { loadMailLogo } from '#site/features/settings/load-mail-logo.ts';
import { loadMailColours } from '#site/features/settings/mail-colours.ts';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { env } from '#site/server/env.ts';
import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import type { MailColours } from '#site/ui/mail/mail-theme.ts';
import { loadLeadFormSettings } from '../../forms/settings/load-form-settings.ts';
import type { LeadContact } from '../../types/lead-types.ts';

/** Who the agency is, as far as the previews of its emails say it. */
export type MailExample = {
  agencyName: string;
  siteUrl: string;
  logo: MailLogo | null;
  colours: MailColours;
  contact: LeadContact;
  /** Keys of the forms that confirm nothing to the visitor. */
  unconfirmed: string[];
};

/** GET /api/globals/lead-mail-templates/example: what previews of emails are made with. Staff only. */
export const mailExampleEndpoint: Endpoint = {
  path: '/example',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see the emails.', 401);
    return Response.json(await loadMailExample(req.payload), { headers: NO_STORE });
  },
};

/** What examples of emails are made with. */
export async function loadMailExample(payload: Payload): Promise<MailExample> {
  const [{ agencyName, email, phone }, logo, colours, settings] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    loadMailLogo(payload),
    loadMailColours(payload),
    loadLeadFormSettings(payload),
  ]);
  const forms = Object.entries(settings);
  return {
    agencyName,
    siteUrl: env().siteUrl,
    logo,
    colours,
    contact: { name: agencyName, role: null, email: email || null, phone: phone || null },
    unconfirmed: forms.filter(([, { autoresponse }]) => !autoresponse).map(([form]) => form),
  };
}
