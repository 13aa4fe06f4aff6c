import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  currentLanguage,
  type Language,
  languagePath,
  leftToRight,
  OTHER_LANGUAGES,
} from '#site/messages/language.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { query } from '#site/server/database.ts';
import { isPlainAddress, type MailMessage } from '#site/server/mail.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import { inLanguage } from '#site/server/request-language.ts';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { brochureDownload } from '../../brochure/brochure-link.ts';
import { brochureRequest } from '../../forms/brochure-request.ts';
import type { Readership } from '../../forms/lead-form.ts';
import { findLeadForm, isNewsletter } from '../../forms/lead-forms.ts';
import { isTranslatedForm } from '../../forms/translate-form.ts';
import { subscriberByEmail } from '../../newsletter/newsletter-store.ts';
import type { LeadDirectory, LeadListing, StoredLead } from '../../types/lead-types.ts';
import type { ClaimedDelivery } from '../delivery-queue.ts';
import { findVisit, type NoVisit } from '../reminders/find-visit.ts';
import { reminderMail } from '../reminders/reminder-mail.ts';
import { findStoredLead } from '../stored-lead.ts';
import { AgencyMail, agencyMailText, agencySubject } from './agency-mail.tsx';
import { appointmentParts } from './appointment-mail.ts';
import { findReply } from './find-reply.ts';
import { inspectionDownload } from './inspection-download.ts';
import { loadMailTemplates } from './load-mail-templates.ts';
import { mailTexts } from './mail-texts.ts';
import { newsletterMail } from './newsletter-mail.tsx';
import { ownMail } from './own-mail.tsx';
import { translateMailTexts } from './translate-mail-texts.ts';
import { VisitorMail, visitorMailText, visitorSubject } from './visitor-mail.tsx';

type ComposeSetup = {
  payload: Payload;
  directory: LeadDirectory;
  siteUrl: string;
  /** Signs the links to brochures and of the newsletter. */
  secret: string;
  /** Epoch ms. */
  now: () => number;
};

/** Writes the message of a delivery from the stored lead, the agency's texts and the listing as it is now. */
export function createComposer({ payload, directory, siteUrl, secret, now }: ComposeSetup) {
  return async (delivery: ClaimedDelivery): Promise<MailMessage | NoVisit | undefined> => {
    const lead = await findStoredLead(payload, delivery.leadId);
    return lead && inLanguage(mailLanguageOf({ delivery, lead }), () => compose({ delivery, lead }));
  };

  async function compose({
    delivery,
    lead,
  }: {
    delivery: ClaimedDelivery;
    lead: StoredLead;
  }): Promise<MailMessage | NoVisit | undefined> {
    const isReminder = delivery.kind === 'visitor-reminder';
    const visit = isReminder && (await findVisit({ payload, directory, delivery, lead, now: now() }));
    if (visit && 'why' in visit) return visit;
    if (delivery.kind === 'reminder' && (await hasLeft({ payload, reminder: delivery.id }))) return undefined;
    const [found, contact, { name: agencyName, logo }, templates] = await Promise.all([
      lead.listingId ? directory.listing(lead.listingId) : undefined,
      directory.contact(lead),
      directory.agency(),
      loadMailTemplates(payload),
    ]);
    const listing = found && inLanguageOfReader(await withMailPicture(found));
    const about = { lead, listing, contact, agencyName, siteUrl, logo };
    // The same delivery tried again is the same message; one that staff sent again is a new one.
    const rounds = delivery.attempts.filter(({ ok }) => ok).length;
    const common = {
      to: [{ address: delivery.to }],
      fromName: agencyName,
      id: `${lead.reference}.${delivery.id}.${rounds}`,
    };
    const appointmentFor = (readership: Readership) =>
      appointmentParts({ payload, lead, readership, agencyName, siteUrl, secret, now: now() });
    if (delivery.kind === 'reply') {
      const reply = await findReply({ payload, delivery: delivery.id });
      if (!reply) return undefined;
      const parts = await ownMail({ own: reply, lead, agencyName, siteUrl, logo });
      return { ...common, ...parts, fromName: reply.by ? `${reply.by}, ${agencyName}` : agencyName };
    }
    const isAssigned = delivery.kind === 'assigned' || delivery.kind === 'reminder';
    // A user to whom a lead or a task is assigned gets the full email, even where the form has its own.
    const own = isAssigned ? undefined : lead.mails?.[toVisitor(delivery) ? 'visitor' : 'staff'];
    if (own) {
      const parts = await ownMail({ own, lead, agencyName, siteUrl, logo });
      const isAnswer = toVisitor(delivery);
      const answersTo = isAnswer
        ? replyTo({ name: contact.name, address: contact.email })
        : replyTo({ name: lead.name, address: lead.email });
      return {
        ...common,
        ...parts,
        fromName: parts.fromName ?? agencyName,
        replyTo: parts.replyTo ?? answersTo,
        ...(isAnswer ? { automatic: true } : { shownTo: await shownRecipients({ payload, delivery }) }),
      };
    }
    if (toVisitor(delivery)) {
      const usual = mailTexts({ templates, form: lead.form, readership: 'visitor' });
      const texts = translateMailTexts(visit ? { ...usual, ...reminderMail(visit) } : usual);
      if (isNewsletter(lead.form)) {
        const subscriber = await subscriberByEmail(payload, lead.email);
        if (!subscriber || subscriber.state === 'unsubscribed') return undefined;
        const link = { subscriber, siteUrl, secret, now: now() };
        const agency = await directory.sender();
        return { ...common, ...newsletterMail({ ...about, texts, agency, link }), automatic: true };
      }
      const isFollowUp = findLeadForm(lead.form)?.atDoor !== undefined;
      const wantsBrochure = isFollowUp || lead.form === brochureRequest.definition.key;
      const download =
        wantsBrochure && listing?.hasBrochure
          ? brochureDownload({ reference: lead.reference, secret })
          : inspectionDownload({ lead, listing: found });
      const alike = isFollowUp && listing ? await directory.similar?.(listing.id) : undefined;
      const similar = alike && (await Promise.all(alike.map((one) => withMailPicture(one))));
      const booked = await appointmentFor('visitor');
      const props = {
        ...about,
        download,
        similar,
        ...booked,
        texts: isReminder ? texts : { ...texts, ...booked?.texts },
      };
      return {
        ...common,
        attachments: booked?.attachments,
        replyTo: replyTo({ name: contact.name, address: contact.email }),
        subject: visitorSubject(props),
        text: visitorMailText(props),
        html: html(<VisitorMail {...props} />),
        automatic: true,
      };
    }
    const texts = mailTexts({ templates, form: lead.form, readership: 'staff' });
    const booked = await appointmentFor('staff');
    const props = {
      ...about,
      ...booked,
      texts: { ...texts, ...booked?.texts },
      answeredBy: delivery.kind === 'notice' || isAssigned ? undefined : contact.name,
      because: isAssigned ? delivery.because : undefined,
      isReminder: delivery.kind === 'reminder',
      feedId: listing && (await directory.feedId(listing.id)),
    };
    return {
      ...common,
      attachments: booked?.attachments,
      shownTo: isAssigned ? undefined : await shownRecipients({ payload, delivery }),
      replyTo: replyTo({ name: lead.name, address: lead.email }),
      subject: agencySubject(props),
      text: agencyMailText(props),
      html: html(<AgencyMail {...props} />),
    };
  }
}

/** Confirmations and reminders; all other emails go to the agency. */
const toVisitor = ({ kind }: Pick<ClaimedDelivery, 'kind'>): boolean =>
  kind === 'autoresponse' || kind === 'visitor-reminder';

/** A confirmation is in the language in which its visitor read the form, all other emails are in English. */
function mailLanguageOf({ delivery, lead }: { delivery: ClaimedDelivery; lead: StoredLead }): Language {
  if (!toVisitor(delivery) || lead.mails?.visitor) return 'en';
  const language = OTHER_LANGUAGES.find((one) => one === lead.source.language) ?? 'en';
  return inLanguage(language, () => isTranslatedForm(lead.form)) ? language : 'en';
}

/** A listing with the price that readers of the email see, and the page in their language. */
const inLanguageOfReader = (listing: LeadListing): LeadListing => ({
  ...listing,
  title: leftToRight(listing.title),
  priceText: priceInLanguage(listing.priceText) ?? listing.priceText,
  path: languagePath(currentLanguage(), listing.path),
});

const html = (mail: React.ReactElement): string => mailHtml(renderToStaticMarkup(mail));

/**
 * The recipients shown in To and Cc. Each address gets a message of its own, so that one which fails or is sent again
 * does not affect the others; hidden copies are not shown.
 */
async function shownRecipients({
  payload,
  delivery,
}: {
  payload: Payload;
  delivery: ClaimedDelivery;
}): Promise<MailMessage['shownTo']> {
  const rows = await query<{ kind: unknown; to: unknown }>(
    payload,
    // An appraisal that is moved or cancelled is sent to each of them again.
    sql`select kind, "to" from deliveries where lead_id = ${delivery.leadId} and kind in ('notice', 'copy')
      group by kind, "to" order by min(id)`,
  );
  const addresses = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ address: String(row.to) }))
      .filter(({ address }) => isPlainAddress(address));
  const to = addresses('notice');
  return to.length > 0 ? { to, cc: addresses('copy') } : undefined;
}

/** An invalid address is left out, so that the message is still sent. */
const replyTo = ({ name, address }: { name: string; address: string | null }) =>
  address && isPlainAddress(address) ? { name, address } : undefined;

/** Whether the person whose task this reminds of was deactivated or deleted since. */
async function hasLeft({ payload, reminder }: { payload: Payload; reminder: number }): Promise<boolean> {
  const [row] = await query(
    payload,
    sql`select 1 as n from lead_tasks left join users on users.id = lead_tasks.assignee_id
      where lead_tasks.reminder = ${reminder} and (users.id is null or users.deactivated = true)`,
  );
  return row !== undefined;
}
