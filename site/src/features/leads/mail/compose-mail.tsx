import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPlainAddress, type MailMessage } from '#site/server/mail.ts';
import type { ClaimedDelivery } from '../delivery-queue.ts';
import type { LeadDirectory } from '../lead-types.ts';
import { findStoredLead } from '../stored-lead.ts';
import { AgencyMail, agencyMailText, agencySubject } from './agency-mail.tsx';
import { loadMailTemplates } from './load-mail-templates.ts';
import { mailHtml } from './mail-document.tsx';
import { withMailPicture } from './mail-picture.ts';
import { mailTexts } from './mail-texts.ts';
import { VisitorMail, visitorMailText, visitorSubject } from './visitor-mail.tsx';

type ComposeSetup = { payload: Payload; directory: LeadDirectory; siteUrl: string };

/** Makes the message of a delivery from the stored lead, the agency's texts and what the website shows now. */
export function createComposer({ payload, directory, siteUrl }: ComposeSetup) {
  return async (delivery: ClaimedDelivery): Promise<MailMessage | undefined> => {
    const lead = await findStoredLead(payload, delivery.leadId);
    if (!lead) return undefined;
    const [found, contact, { name: agencyName }, templates] = await Promise.all([
      lead.listingId ? directory.listing(lead.listingId) : undefined,
      directory.contact(lead),
      directory.agency(),
      loadMailTemplates(payload),
    ]);
    const listing = found && (await withMailPicture({ payload, listing: found }));
    const about = { lead, listing, contact, agencyName, siteUrl };
    // The same delivery tried again is the same message; one that staff sent again is a new one.
    const rounds = delivery.attempts.filter(({ ok }) => ok).length;
    const common = {
      to: [{ address: delivery.to }],
      fromName: agencyName,
      id: `${lead.reference}.${delivery.id}.${rounds}`,
    };
    if (delivery.kind === 'autoresponse') {
      const props = { ...about, texts: mailTexts({ templates, form: lead.form, readership: 'visitor' }) };
      return {
        ...common,
        replyTo: replyTo({ name: contact.name, address: contact.email }),
        subject: visitorSubject(props),
        text: visitorMailText(props),
        html: html(<VisitorMail {...props} />),
        automatic: true,
      };
    }
    const texts = mailTexts({ templates, form: lead.form, readership: 'staff' });
    const props = { ...about, texts, answeredBy: delivery.kind === 'copy' ? contact.name : undefined };
    return {
      ...common,
      replyTo: replyTo({ name: lead.name, address: lead.email }),
      subject: agencySubject(props),
      text: agencyMailText(props),
      html: html(<AgencyMail {...props} />),
    };
  };
}

const html = (mail: React.ReactElement): string => mailHtml(renderToStaticMarkup(mail));

/** An address that mail cannot be written to is left out rather than costing the whole message. */
const replyTo = ({ name, address }: { name: string; address: string | null }) =>
  address && isPlainAddress(address) ? { name, address } : undefined;
