import { renderToStaticMarkup } from 'react-dom/server';
import type { MailMessage } from '#site/server/mail.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ButtonRow, Heading, MailButton, Paragraph, Paragraphs } from '#site/ui/mail/mail-parts.tsx';
import { filledTexts, type LeadMailProps, paragraphsText } from '../mail/mail-words.ts';
import { newsletterLink } from './newsletter-links.ts';
import type { NewsletterSubscriber } from './newsletter-store.ts';

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
 * Asks whoever reads the inbox to confirm the subscription; an address that is confirmed is told so. It names nobody
 * and repeats nothing that was typed: a stranger may have entered this address. Every one can be unsubscribed by.
 */
export function newsletterMail(
  props: NewsletterMailProps,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { agency, agencyName, siteUrl, link } = props;
  const confirm = newsletterLink({ ...link, purpose: 'confirm' });
  const unsubscribeUrl = newsletterLink({ ...link, purpose: 'unsubscribe' });
  const isConfirmed = link.subscriber.state === 'confirmed';
  const { subject, opening, closing } = isConfirmed
    ? confirmedTexts(agencyName)
    : filledTexts({ ...props, readership: 'visitor' });
  const heading = isConfirmed ? 'You are subscribed already' : 'Confirm your subscription';
  const footer = {
    why: `You get this because someone entered this address on ${new URL(siteUrl).host}.`,
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
  'The link works for 30 days. If it was not you, do nothing: without your confirmation we send you nothing more.';

const confirmedTexts = (agencyName: string) => ({
  subject: `You get the newsletter of ${agencyName} already`,
  opening: [
    ['Someone, probably you, signed up for our newsletter with this address. It is on our list already.'],
  ],
  closing: [] as string[][],
});
