import { renderToStaticMarkup } from 'react-dom/server';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { StaffMailHtml } from './send-staff-mail.ts';

/** A message to a member of staff about their account, in the layout of the agency's emails. */
export const staffMailHtml: StaffMailHtml = ({
  subject,
  paragraphs,
  button,
  note,
  agencyName,
  siteUrl,
  logo,
}) =>
  mailHtml(
    renderToStaticMarkup(
      <MailDocument
        title={subject}
        preheader={paragraphs.join(' ').slice(0, 140)}
        agencyName={agencyName}
        siteUrl={siteUrl}
        logo={logo}
        footer={`You’re receiving this email because of your account for ${new URL(siteUrl).host}.`}
      >
        <Heading>{subject}</Heading>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <ButtonRow>
          <MailButton href={button.href}>{button.label}</MailButton>
        </ButtonRow>
        <Paragraph quiet>{note}</Paragraph>
      </MailDocument>,
    ),
  );
