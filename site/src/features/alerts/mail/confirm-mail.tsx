import { renderToStaticMarkup } from 'react-dom/server';
import type { MailMessage } from '#site/server/mail.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { Frequency } from '../alert-types.ts';
import { FREQUENCY_WORDS } from './alert-mail-words.ts';

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
    subject: CONFIRM_SUBJECT,
    text: confirmMailText(safe),
    html: mailHtml(renderToStaticMarkup(<ConfirmMail {...safe} />)),
  };
}

function ConfirmMail(props: ConfirmMailProps) {
  const { looksFor, frequency, link, agency, siteUrl } = props;
  return (
    <MailDocument
      title={CONFIRM_SUBJECT}
      preheader={`${looksFor}. Confirm to start your alert.`}
      agencyName={agency.name}
      siteUrl={siteUrl}
      logo={agency.logo}
      footer={<MailFooter why={whyLine(siteUrl)} links={[]} agency={agency} />}
    >
      <Heading>Confirm your alert</Heading>
      <Paragraph>
        Someone entered this address for an alert. We’d email you {FREQUENCY_WORDS[frequency]} about these
        properties:
      </Paragraph>
      <Paragraph>
        <strong>{looksFor}</strong>
      </Paragraph>
      <ButtonRow>
        <MailButton href={link}>Confirm my alert</MailButton>
      </ButtonRow>
      <Paragraph quiet>This link expires in 30 days. {IGNORE}</Paragraph>
    </MailDocument>
  );
}

const CONFIRM_SUBJECT = 'Confirm your property alert';

function confirmMailText({ looksFor, frequency, link, agency, siteUrl }: ConfirmMailProps): string {
  return [
    'Confirm your alert',
    `Someone entered this address for an alert. We’d email you ${FREQUENCY_WORDS[frequency]} about these properties:`,
    looksFor,
    `To start the alert, open this page and confirm: ${link}`,
    `This link expires in 30 days. ${IGNORE}`,
    mailFooterText({ why: whyLine(siteUrl), links: [], agency }),
  ].join('\n\n');
}

/** Types and suburbs come from a URL that anyone can edit; anything that could be a link is removed. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s,]+/gu, (word) => (/[:@]|\.\p{L}|www/iu.test(word) ? '…' : word));

const IGNORE = 'If this wasn’t you, ignore this email. We won’t send alerts unless you confirm.';

const whyLine = (siteUrl: string): string =>
  `You’re receiving this email because someone entered this address on ${new URL(siteUrl).host}.`;
