import { accountMailTexts } from '#site/messages/accounts.ts';
import { MailDocument, type MailLogo } from '#site/ui/mail/mail-document.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { AccountMailContent } from './account-mail-content.ts';

export type AccountMailProps = {
  words: AccountMailContent;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
};

/** An email about an account: the reason, one button, and what to do if the reader did not ask for it. */
export function AccountMail({ words, agencyName, siteUrl, logo }: AccountMailProps) {
  const { subject, heading, paragraphs, button, quiet } = words;
  return (
    <MailDocument
      title={subject}
      preheader={paragraphs.join(' ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      logo={logo}
      footer={whyLine(siteUrl)}
    >
      <Heading>{heading}</Heading>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {button && (
        <ButtonRow>
          <MailButton href={button.href}>{button.label}</MailButton>
        </ButtonRow>
      )}
      {quiet.map((text) => (
        <Paragraph key={text} quiet>
          {text}
        </Paragraph>
      ))}
    </MailDocument>
  );
}

/** The same as plain text. */
export function accountMailText({ words, siteUrl }: AccountMailProps): string {
  const { heading, paragraphs, button, quiet } = words;
  return [heading, ...paragraphs, button && `${button.label}:\n${button.href}`, ...quiet, whyLine(siteUrl)]
    .filter(Boolean)
    .join('\n\n');
}

const whyLine = (siteUrl: string): string => accountMailTexts().why(new URL(siteUrl).host);
