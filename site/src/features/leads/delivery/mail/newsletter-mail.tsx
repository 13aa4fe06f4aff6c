import { renderToStaticMarkup } from 'react-dom/server';
import { mailPartTexts } from '#site/messages/mails.ts';
import type { MailMessage } from '#site/server/mail.ts';
import { pageLink } from '#site/server/mail-links.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ButtonRow, Heading, MailButton, Paragraph, Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { newsletterLink } from '../../newsletter/newsletter-links.ts';
import type { NewsletterSubscriber } from '../../newsletter/newsletter-store.ts';
import { filledTexts, type LeadMailProps, paragraphsText } from './mail-content.ts';

type NewsletterMailProps = LeadMailProps & {
  agency: MailSender;
  link: {
    subscriber: NewsletterSubscriber;
    siteUrl: string;
    secret: string;
    /** Epoch ms. */
    now: number;
  };
};

/**
 * Asks the owner of the address to confirm the subscription, or tells them that it is confirmed already. It repeats
 * nothing that was typed, since a stranger may have entered this address. Each has an unsubscribe link.
 */
export function newsletterMail(
  props: NewsletterMailProps,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { agency, agencyName, siteUrl, logo, link } = props;
  const confirm = pageLink(newsletterLink({ ...link, purpose: 'confirm' }), link.siteUrl);
  const unsubscribeUrl = newsletterLink({ ...link, purpose: 'unsubscribe' });
  const texts = mailPartTexts().newsletter;
  const isConfirmed = link.subscriber.state === 'confirmed';
  const { subject, opening, closing } = isConfirmed
    ? confirmedTexts(agencyName)
    : filledTexts({ ...props, readership: 'visitor' });
  const heading = isConfirmed ? texts.already : texts.heading;
  const footer = {
    why: texts.why(new URL(siteUrl).host),
    links: [{ label: texts.unsubscribe, href: pageLink(unsubscribeUrl, link.siteUrl) }],
    agency,
  };
  const lines = [
    heading,
    ...paragraphsText(opening),
    !isConfirmed && `${texts.heading}: ${confirm}`,
    !isConfirmed && texts.ignore,
    ...paragraphsText(closing),
    mailFooterText(footer),
  ];
  const html = (
    <MailDocument
      title={subject}
      preheader={opening.flat().join(' ').slice(0, 140)}
      agencyName={agencyName}
      siteUrl={siteUrl}
      logo={logo}
      footer={<MailFooter {...footer} />}
    >
      <Heading>{heading}</Heading>
      <Paragraphs paragraphs={opening} />
      {!isConfirmed && (
        <>
          <ButtonRow>
            <MailButton href={confirm}>{texts.button}</MailButton>
          </ButtonRow>
          <Paragraph quiet>{texts.ignore}</Paragraph>
        </>
      )}
      <Paragraphs paragraphs={closing} />
    </MailDocument>
  );
  return {
    subject,
    text: lines.filter(Boolean).join('\n\n'),
    html: mailHtml(renderToStaticMarkup(html)),
    unsubscribeUrl,
  };
}

const confirmedTexts = (agencyName: string) => {
  const { alreadySubject, alreadyText } = mailPartTexts().newsletter;
  return { subject: alreadySubject(agencyName), opening: [[alreadyText]], closing: [] as string[][] };
};
