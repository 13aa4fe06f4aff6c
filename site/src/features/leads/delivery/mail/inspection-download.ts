import { mailPartTexts } from '#site/messages/mails.ts';
import { inspectionRegistration } from '../../forms/inspection-registration.ts';
import type { Download } from '../../types/lead-result.ts';
import type { LeadListing, StoredLead } from '../../types/lead-types.ts';

/** The calendar file of the inspection that a visitor registered for; undefined for every other lead. */
export function inspectionDownload({
  lead: { form, inspection },
  listing,
}: {
  lead: Pick<StoredLead, 'form' | 'inspection'>;
  listing: LeadListing | undefined;
}): Download | undefined {
  if (form !== inspectionRegistration.definition.key || !inspection || !listing) return undefined;
  const start = new URLSearchParams({ start: inspection });
  return { href: `${listing.path}/inspections.ics?${start}`, label: mailPartTexts().calendar };
}
