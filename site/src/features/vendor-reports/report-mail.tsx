import { renderToStaticMarkup } from 'react-dom/server';
import type { MailMessage } from '#site/server/mail.ts';
import { MailDocument, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { MailFooter, type MailSender, mailFooterText } from '#site/ui/mail/mail-footer.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { LoadedReport } from './load-report.ts';
import { comparedText, FIGURES, type Figure } from './report.ts';
import { shortDay } from './report-view.tsx';

type ReportMail = {
  loaded: LoadedReport;
  /** Address of the report’s page, and of the page that ends these emails. */
  href: string;
  stopHref: string;
  agency: MailSender;
  siteUrl: string;
};

/** The weekly email to a vendor: the figures of the week, and the link to the rest. */
export function reportMail(props: ReportMail): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { loaded, href } = props;
  const { report, listing } = loaded;
  const subject = `${props.agency.name}: your property this week, ${listing.address.full}`;
  const heading = `Your property, ${shortDay(report.from)} to ${shortDay(report.to)}`;
  const lines = (Object.keys(FIGURES) as Figure[]).map(
    (figure) =>
      `${FIGURES[figure]}: ${report.week[figure].toLocaleString('en-AU')} (${comparedText(report.week[figure], report.before[figure])})`,
  );
  const footer = {
    why: 'You’re receiving this email because your agent sends you a weekly report on your property.',
    links: [{ label: 'Stop these emails', href: props.stopHref }],
    agency: props.agency,
  };
  return {
    subject,
    text: [
      heading,
      listing.address.full,
      lines.join('\n'),
      `Open the whole report: ${href}`,
      mailFooterText(footer),
    ].join('\n\n'),
    html: mailHtml(
      renderToStaticMarkup(
        <MailDocument
          title={subject}
          preheader={lines.slice(0, 2).join(', ')}
          agencyName={props.agency.name}
          siteUrl={props.siteUrl}
          logo={props.agency.logo}
          footer={<MailFooter {...footer} />}
        >
          <Heading>{heading}</Heading>
          <Paragraph>
            <strong>{listing.address.full}</strong>
          </Paragraph>
          {lines.map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
          <ButtonRow>
            <MailButton href={href}>Open the whole report</MailButton>
          </ButtonRow>
        </MailDocument>,
      ),
    ),
  };
}
