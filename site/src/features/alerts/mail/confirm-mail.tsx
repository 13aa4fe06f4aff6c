import { renderToStaticMarkup } from 'react-dom/server';
import { alertMailTexts } from '#site/messages/alerts.ts';
import type { MailMessage } from '#site/server/mail.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { Frequency } from '../alert-types.ts';

export type ConfirmMailProps = {
  /** A description of the alert without typed text: a stranger may have entered this email address. */
  looksFor: string;
  frequency: Frequency;
  /** Address of the page with the button. */
  link: string;
  agency: MailSender;
  siteUrl: string;
};

/**
 * Asks the owner of the email address whether they want the alert. It contains no name and no typed text, which could be
 * a stranger's advertisement.
 */
export function composeConfirmation(props: ConfirmMailProps): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const safe = { ...props, looksFor: withoutAddresses(props.looksFor) };
  return {
    subject: alertMailTexts().confirm.subject,
    text: confirmMailText(safe),
    html: mailHtml(renderToStaticMarkup(<ConfirmMail {...safe} />)),
  };
}

function ConfirmMail(props: ConfirmMailProps) {
  const { looksFor, frequency, link, agency, siteUrl } = props;
  const { confirm: texts, frequencies } = alertMailTexts();
  return (
    <MailDocument
      title={texts.subject}
      preheader={texts.preheader(looksFor)}
      agencyName={agency.name}
      siteUrl={siteUrl}
      logo={agency.logo}
      footer={<MailFooter why={texts.why(new URL(siteUrl).host)} links={[]} agency={agency} />}
    >
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro(frequencies[frequency])}</Paragraph>
      <Paragraph>
        <strong>{looksFor}</strong>
      </Paragraph>
      <ButtonRow>
        <MailButton href={link}>{texts.button}</MailButton>
      </ButtonRow>
      <Paragraph quiet>{texts.ignore}</Paragraph>
    </MailDocument>
  );
}

function confirmMailText({ looksFor, frequency, link, agency, siteUrl }: ConfirmMailProps): string {
  const { confirm: texts, frequencies } = alertMailTexts();
  return [
    texts.heading,
    texts.intro(frequencies[frequency]),
    looksFor,
    texts.open(link),
    texts.ignore,
    mailFooterText({ why: texts.why(new URL(siteUrl).host), links: [], agency }),
  ].join('\n\n');
}

/** Types and suburbs come from a URL that anyone can edit; anything that could be a link is removed. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s,]+/gu, (word) => (/[:@]|\.\p{L}|www/iu.test(word) ? '…' : word));
