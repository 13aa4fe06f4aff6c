import { mailSender } from '#site/features/team/mail-sender.ts';
import { issueMail } from './issue-mail.tsx';
import { loadParts } from './load-parts.ts';
import type { ComposeNewsletter } from './newsletter-composer.ts';

/** Fills a newsletter with what the website has now. */
export const composeNewsletter: ComposeNewsletter = async ({ payload, newsletter, siteUrl, now }) => {
  const { parts: rows, preheader } = newsletter;
  const [parts, agency] = await Promise.all([
    loadParts({ payload, parts: rows ?? [], now }),
    mailSender(payload),
  ]);
  const subject = newsletter.subject.replace(/\s+/g, ' ').trim();
  const gaps = [
    ...(parts.length === 0 ? ['Add a part with something to show.'] : []),
    // The Spam Act asks for a way to reach the sender.
    ...(agency.postal ? [] : ['Enter the address of an office: it stands below each newsletter.']),
  ];
  return { subject, ...issueMail({ subject, preheader: preheader ?? '', parts, agency, siteUrl }), gaps };
};
