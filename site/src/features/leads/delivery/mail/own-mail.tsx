import { renderToStaticMarkup } from 'react-dom/server';
import { siteFiles } from '#site/server/files/site-files.ts';
import { isPlainAddress, type MailMessage } from '#site/server/mail.ts';
import { MailDocument, type MailLogo, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { attachmentKey } from '../../attachments/attachment-folders.ts';
import type { OwnMail, StoredLead } from '../../types/lead-types.ts';

/** Mail servers refuse more, in bytes; further files are left out. */
const MAX_ATTACHED_BYTES = 20_000_000;

/** How long after the lead its files may still be on the disk of the instance that received them, in ms. */
const MAY_FOLLOW_MS = 24 * 60 * 60 * 1000;

type Parts = Pick<
  MailMessage,
  'subject' | 'text' | 'html' | 'fromName' | 'replyTo' | 'headers' | 'attachments'
>;

/** The parts of a contact form's own email. Plain text gets the layout of the agency's emails. */
export async function ownMail({
  own,
  lead,
  agencyName,
  siteUrl,
  logo,
}: {
  own: OwnMail;
  lead: StoredLead;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
}): Promise<Parts> {
  const attachments = own.attach ? await filesOf(lead) : [];
  return {
    subject: own.subject,
    text: own.text,
    html: own.html ?? drawn({ own, lead, agencyName, siteUrl, logo }),
    ...(own.fromName ? { fromName: own.fromName } : {}),
    ...(own.replyTo && isPlainAddress(own.replyTo) ? { replyTo: { address: own.replyTo } } : {}),
    ...(own.headers ? { headers: own.headers } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

function drawn({
  own,
  lead,
  agencyName,
  siteUrl,
  logo,
}: {
  own: OwnMail;
  lead: StoredLead;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
}): string {
  const paragraphs = own.text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter(Boolean))
    .filter((lines) => lines.length > 0);
  return mailHtml(
    renderToStaticMarkup(
      <MailDocument
        title={own.subject}
        preheader={own.text.replace(/\s+/g, ' ').slice(0, 140)}
        agencyName={agencyName}
        siteUrl={siteUrl}
        logo={logo}
        footer={`${lead.formTitle} · ${lead.reference}`}
      >
        <Paragraphs paragraphs={paragraphs} />
      </MailDocument>,
    ),
  );
}

/**
 * The lead's files. A missing one is left out, so that the message is still sent; not at once where another instance may
 * still move it to the bucket: then the message is tried again.
 */
async function filesOf(lead: StoredLead) {
  const stored = siteFiles();
  const files: NonNullable<MailMessage['attachments']> = [];
  let bytes = 0;
  for (const { name, title } of lead.attachments) {
    const content = await stored.bytes(attachmentKey({ reference: lead.reference, name }));
    if (!content && stored.bucket && Date.now() - lead.createdAt.getTime() < MAY_FOLLOW_MS)
      throw new Error('An attachment is not in the file storage yet.');
    if (!content || bytes + content.length > MAX_ATTACHED_BYTES) continue;
    bytes += content.length;
    files.push({ filename: title ?? name, content });
  }
  return files;
}
