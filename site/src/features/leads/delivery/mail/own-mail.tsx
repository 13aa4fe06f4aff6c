import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPlainAddress, type MailMessage } from '#site/server/mail.ts';
import { MailDocument, type MailLogo, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { leadFolder } from '../../attachments/attachment-folders.ts';
import type { Attachment, OwnMail, StoredLead } from '../../types/lead-types.ts';

/** Mail servers refuse more, in bytes; further files are left out. */
const MAX_ATTACHED_BYTES = 20_000_000;

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
  dataDir,
}: {
  own: OwnMail;
  lead: StoredLead;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
  dataDir: string;
}): Promise<Parts> {
  const named = [...(own.attach ? lead.attachments : []), ...(own.files ?? [])];
  const attachments = named.length > 0 ? await filesOf({ lead, dataDir, named }) : [];
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

/** Files of the lead's folder. A missing one is left out, so that the message is still sent. */
async function filesOf({
  lead,
  dataDir,
  named,
}: {
  lead: StoredLead;
  dataDir: string;
  named: readonly Attachment[];
}) {
  const folder = leadFolder({ dataDir, reference: lead.reference });
  const files: NonNullable<MailMessage['attachments']> = [];
  let bytes = 0;
  for (const { name, title } of named) {
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (!content || bytes + content.length > MAX_ATTACHED_BYTES) continue;
    bytes += content.length;
    files.push({ filename: title ?? name, content });
  }
  return files;
}
