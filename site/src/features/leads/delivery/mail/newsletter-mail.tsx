import { renderToStaticMarkup } from 'react-dom/server';
import type { MailMessage } from '#site/server/mail.ts';
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
  const confirm = newsletterLink({ ...link, purpose: 'confirm' });
  const unsubscribeUrl = newsletterLink({ ...link, purpose: 'unsubscribe' });
  const isConfirmed = link.subscriber.state === 'confirmed';
  const { subject, opening, closing } = isConfirmed
    ? confirmedTexts(agencyName)
    : filledTexts({ ...props, readership: 'visitor' });
  const heading = isConfirmed ? 'You’re already subscribed' : 'Confirm your subscription';
  const footer = {
    why: `You’re receiving this email because someone entered this address on ${new URL(siteUrl).host}.`,
    links: [{ label: 'Unsubscribe', href: unsubscribeUrl }],
    agency,
  };
  const text = [
    heading,
    ...paragraphsText(opening),
    !isConfirmed && `Confirm your subscription: ${confirm}`,
    !isConfirmed && IGNORE,
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
            <MailButton href={confirm}>Confirm my subscription</MailButton>
          </ButtonRow>
          <Paragraph quiet>{IGNORE}</Paragraph>
        </>
      )}
      <Paragraphs paragraphs={closing} />
    </MailDocument>
  );
  return {
    subject,
    text: text.filter(Boolean).join('\n\n'),
    html: mailHtml(renderToStaticMarkup(html)),
    unsubscribeUrl,
  };
}

const IGNORE =
  'This link expires in 30 days. If this wasn’t you, ignore this email. We won’t email you again unless you confirm.';

const confirmedTexts = (agencyName: string) => ({
  subject: `You’re already subscribed to the ${agencyName} newsletter`,
  opening: [['Thanks for signing up for our newsletter. You’re already subscribed with this email address.']],
  closing: [] as string[][],
});
