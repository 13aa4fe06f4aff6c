import type { PayloadRequest } from 'payload';
import type { Lead } from '#site/payload-types.ts';
import { loadReplyTemplates } from '../../delivery/mail/load-mail-templates.ts';
import { fillParagraphs, fillSubject, type PlaceholderValues } from '../../delivery/mail/placeholders.ts';
import { createLeadDirectory } from '../../intake/routing/lead-directory.ts';
import { relatedId, staffName } from '../lead-names.ts';

/** A template with its placeholders filled in for one lead. */
export type ReadyReply = { title: string; subject: string; text: string };

/**
 * The agency’s reply templates for a lead, and the subject of a reply without one. What they say of its listing is what
 * visitors may see.
 */
export async function readyReplies({
  req,
  lead,
}: {
  req: PayloadRequest;
  lead: Lead;
}): Promise<{ subject: string; replies: ReadyReply[] }> {
  const directory = createLeadDirectory(req.payload);
  const listingId = relatedId(lead.listing);
  const [templates, listing, agency, contact] = await Promise.all([
    loadReplyTemplates(req.payload),
    listingId === undefined ? undefined : directory.listing(listingId),
    directory.agency(),
    directory.contact({
      agentId: relatedId(lead.agent) ?? null,
      officeId: relatedId(lead.office) ?? null,
    }),
  ]);
  const values: PlaceholderValues = {
    name: (lead.name ?? '').split(' ')[0] ?? '',
    form: lead.formTitle || lead.form,
    listing: listing?.title ?? '',
    reference: lead.reference,
    agency: agency.name,
    // Here the one who answers is the one who writes.
    contact: staffName(req),
    phone: contact.phone ?? agency.phone ?? '',
  };
  const replies = templates.map(({ title, subject, text }) => ({
    title,
    subject: fillSubject({ text: subject, values }),
    text: fillParagraphs({ text, values })
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  }));
  return {
    subject: listing?.title ? `Your enquiry about ${listing.title}` : `Your message to ${agency.name}`,
    replies,
  };
}
